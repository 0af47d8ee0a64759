package io.github.wiretime.checker.broken;

/** Constructors that refuse null, 0 and false in all ways that the check knows, and others. */
final class RefusingConstructors {
  private RefusingConstructors() {}

  static BrokenCase brokenCase() {
    return new BrokenCase(
        BrokenRule.CONSTRUCTOR,
        """
            class Dto implements Serializable {
              Required required; Used used; Positive positive; Unboxed unboxed; Chained chained; Helped helped; Below below; Copied copied;
              Trouble trouble; Throwing throwing; Cheaper cheaper; Thrown thrown; Either either; Looped looped; Guarded guarded;
              Accepting accepting; Two two; Hidden hidden; Asking asking; Caught caught; Set set; Text text; Maybe maybe; Above above;
              Parsed parsed; Named named; Chosen chosen; Coded coded; Counted counted; Locked locked; Joined joined; Divided divided; Rethrown rethrown; Ending ending;
              Setting setting; Inner inner; Found found; First first; Lenient lenient; Stepped stepped; Returned returned; Overridden overridden; Swallowed swallowed;
              Entered entered; Blank blank; Mailed mailed; Decoded decoded; Ordered ordered; Ordering ordering; Asked asked; Leaving leaving; Left left;
              Dated dated; Hours hours; January january; Indexed indexed; Priced priced; Decided decided; Until until; Nested nested; Listed listed; Checked checked; Filled filled;
              AbstractMap.SimpleEntry<String, String> entry; List<java.math.MathContext> contexts; Map.Entry<String, String> any; SimpleTimeZone zone;
            }
            class Dated implements Serializable { final java.time.LocalDate a; Dated(int year, int month, int day) { a = java.time.LocalDate.of(year, month, day); } }
            class Hours implements Serializable { final java.time.LocalTime a; Hours(int hour) { a = java.time.LocalTime.of(hour, 0); } }
            class January implements Serializable { final java.time.LocalDate a; January(int year) { a = java.time.LocalDate.of(year, 1, 1); } }
            class Indexed implements Serializable { final int n; Indexed(int n, int size) { this.n = Objects.checkIndex(n, size); } }
            class Priced implements Serializable { final java.math.BigDecimal n; Priced(java.math.BigDecimal n) { this.n = java.math.BigDecimal.ONE.add(n); } }
            class Decided implements Serializable { int n; Decided(Boolean yes) { if (yes) { n = 1; } } }
            class Until implements Serializable { int n; Until(Boolean yes) { do { n = 1; } while (yes); } }
            class Nested implements Serializable { final String a; Nested(String a) { this.a = new Required(a).a; } }
            class Listed implements Serializable { final List<String> a; Listed(String... a) { this.a = new ArrayList<>(Arrays.asList(a)); } }
            class Filled implements Serializable { final byte[] a; Filled(Integer a) { this.a = new byte[] {a.byteValue()}; } }
            class Checked implements Serializable {
              final String a; Checked(String a) { check(a); this.a = a; }
              static void check(String... all) { for (String each : all) { System.identityHashCode(each); } }
            }
            class Entered implements Serializable { String a; Entered(String a) { do { a = a.trim(); } while (a.startsWith("-")); this.a = a; } }
            class Leaving implements Serializable { String a; Leaving(String a) { do { if (a == null) { break; } a = a.trim(); } while (a.startsWith("-")); this.a = a; } }
            class Left implements Serializable { String a; Left(int code, String a) { switch (code) { case 0: if (a == null) { break; } throw new IllegalArgumentException(); default: } this.a = a; } }
            class Blank implements Serializable { String a; Blank(String a) { if ("".equals(a) || a == null) { throw new IllegalArgumentException(); } this.a = a; } }
            class Asked implements Serializable { String a; Asked(String a) { if ("".equals(a) && a == null || a != null) { throw new IllegalArgumentException(); } this.a = a; } }
            class Mailed implements Serializable {
              static final java.util.regex.Pattern FORM = java.util.regex.Pattern.compile(".+@.+"); String a;
              Mailed(String a) { if (!FORM.matcher(a).matches()) { throw new IllegalArgumentException(); } this.a = a; }
            }
            class Decoded implements Serializable { String a; Decoded(byte[] a) { this.a = new String(a, java.nio.charset.StandardCharsets.UTF_8); } }
            class Ordered implements Serializable { Collection<String> a; Ordered(Collection<String> a) { this.a = new TreeSet<>(a); } }
            class Ordering implements Serializable { Collection<String> a; Ordering(Comparator<String> order) { this.a = new TreeSet<>(order); } }
            class Parsed implements Serializable { final UUID id; Parsed(String id) { this.id = UUID.fromString(id); } }
            class Named implements Serializable { final Kind kind; Named(String kind) { this.kind = Kind.valueOf(kind); } }
            class Chosen implements Serializable { String a; Chosen(Kind kind) { switch (kind) { case A: a = "a"; break; default: a = ""; } } }
            class Coded implements Serializable { String a; Coded(int code) { switch (code) { case 1: a = "a"; break; default: throw new IllegalArgumentException(); } } }
            class Counted implements Serializable { int n; Counted(List<String> all) { for (int i = 0; i < all.size(); i++) { n++; } } }
            class Locked implements Serializable { int n; Locked(Kind kind) { synchronized (kind) { n = 1; } } }
            class Joined implements Serializable { List<String> all = new ArrayList<>(); Joined(List<String> all) { this.all.addAll(all); } }
            class Divided implements Serializable { int n; Divided(int n) { this.n = 100 / n; } }
            class Rethrown implements Serializable {
              int n;
              Rethrown(String n) { try { this.n = Integer.parseInt(n); } catch (NumberFormatException e) { throw new IllegalArgumentException(e); } }
            }
            class Ending implements Serializable { int n; Ending(String n) { try { this.n = n.length(); } finally { System.nanoTime(); } } }
            class Base implements Serializable { String a; void setA(String a) { this.a = required(a); } static <T> T required(T a) { return Objects.requireNonNull(a); } }
            class Setting extends Base { Setting(String a) { setA(a); } }
            class Overridden extends Base { Overridden(String a) { setA(a); } @Override void setA(String a) { this.a = a; } }
            class Inner implements Serializable { final java.math.BigDecimal n; Inner(java.math.BigDecimal n) { if (java.math.BigDecimal.ZERO.compareTo(n) > 0) { throw new IllegalArgumentException(); } this.n = n; } }
            enum Kind {
              A, B;
              static Kind of(int code) { for (Kind each : values()) { if (each.ordinal() == code) { return each; } } throw new IllegalArgumentException(); }
            }
            class Found implements Serializable { final Kind kind; Found(int code) { kind = Kind.of(code); } }
            class First implements Serializable { String a; First(int code) { switch (code) { case 0: a = "a"; break; default: throw new IllegalArgumentException(); } } }
            class Lenient implements Serializable { final boolean yes; Lenient(Calendar a) { yes = Boolean.parseBoolean(null) || Calendar.getInstance().after(a); } }
            class Stepped implements Serializable { int n; Stepped(int n) { n++; n += 1; if (n == 0) { throw new IllegalArgumentException(); } this.n = n; } }
            class Returned implements Serializable { int n; Returned(List<String> all, int n) { while (n == 0) { return; } this.n = all.size(); } }
            class Swallowed implements Serializable { int n; Swallowed(String n) { try { this.n = Integer.parseInt(n); } catch (RuntimeException e) { this.n = 1; } finally { System.nanoTime(); } } }
            class Required implements Serializable { final String a; Required(String a) { this.a = Objects.requireNonNull(a, "a"); } }
            class Used implements Serializable { final String a; Used(String a) { this.a = a.trim(); } }
            class Positive implements Serializable { final int n; Positive(int n) { if (n <= 0) { throw new IllegalArgumentException("n"); } this.n = n; } }
            class Unboxed implements Serializable { final int n; Unboxed(Integer n) { this.n = n; } }
            class Chained implements Serializable {
              final String a;
              Chained(String a) { this(a, a.length()); }
              Chained(String a, int n) { this.a = a; }
            }
            class Helped implements Serializable {
              final String a;
              Helped(String a) { check(a); this.a = a; }
              private static void check(String a) { if (a == null || a.isEmpty()) { throw new IllegalArgumentException(); } }
            }
            class Above implements Serializable { final String a; protected Above() { a = null; } protected Above(String a) { this.a = Objects.requireNonNull(a); } }
            class Below extends Above { Below(String b) { super(b); } }
            class Copied implements Serializable { final List<String> a; Copied(List<String> a) { this.a = new ArrayList<>(a); } }
            class Trouble extends RuntimeException { final String code; Trouble(String code) { super(code.trim()); this.code = code; } }
            class Throwing implements Serializable { String a; Throwing() { throw new IllegalStateException(); } }
            class Cheaper implements Serializable {
              final String a;
              Cheaper(String a) { this.a = Objects.requireNonNull(a); }
              Cheaper(String a, boolean b) { this.a = a; }
            }
            class Thrown implements Serializable {
              final String a;
              Thrown(String a) { if (a != null) { this.a = a; } else { throw new NullPointerException("a"); } }
            }
            class Either implements Serializable {
              final String a; final int n;
              Either(String a, int n) { if (n == 0 && a == null) { throw new IllegalArgumentException(); } this.a = a; this.n = n; }
            }
            class Looped implements Serializable { int n; Looped(List<String> all) { for (String each : all) { n++; } } }
            class Guarded implements Serializable { final int n; Guarded(String a) { n = a == null ? 0 : a.length(); } }
            class Accepting implements Serializable { final String a; Accepting(String a) { this.a = a; } Accepting(String a, int n) { this.a = a.trim(); } }
            class Two implements Serializable { final String a; Two(int n) { a = "" + n; } Two(String a, String b) { this.a = a.concat(b); } }
            class Hidden implements Serializable { String a; private Hidden() { } public Hidden(String a) { this.a = Objects.requireNonNull(a); } }
            class Asking implements Serializable { String a = ""; Asking(String a) { if (a == null) { return; } this.a = a.trim(); } }
            class Caught implements Serializable { String a; Caught(String a) { try { this.a = a.trim(); } catch (NullPointerException none) { this.a = ""; } } }
            class Set implements Serializable { final String a; Set(String a) { if (a == null) { a = ""; } this.a = a.trim(); } }
            class Text implements Serializable { final String a; Text(String a) { this.a = a + "!"; } }
            class Maybe implements Serializable { final String a; Maybe(String a) { if (System.nanoTime() > 0) { throw new IllegalStateException(); } this.a = a; } }
            """,
        "Below#<class>",
        "Dated#<class>",
        "Decided#<class>",
        "Filled#<class>",
        "Indexed#<class>",
        "Listed#<class>",
        "Nested#<class>",
        "Priced#<class>",
        "Until#<class>",
        "Blank#<class>",
        "Decoded#<class>",
        "Dto#contexts",
        "Dto#entry",
        "Dto#zone",
        "Entered#<class>",
        "Mailed#<class>",
        "Ordered#<class>",
        "Chained#<class>",
        "Chosen#<class>",
        "Coded#<class>",
        "Copied#<class>",
        "Counted#<class>",
        "Divided#<class>",
        "Either#<class>",
        "Ending#<class>",
        "Helped#<class>",
        "Inner#<class>",
        "Joined#<class>",
        "Locked#<class>",
        "Looped#<class>",
        "Named#<class>",
        "Parsed#<class>",
        "Positive#<class>",
        "Required#<class>",
        "Rethrown#<class>",
        "Setting#<class>",
        "Cheaper#<class>",
        "Throwing#<class>",
        "Thrown#<class>",
        "Trouble#<class>",
        "Unboxed#<class>",
        "Used#<class>");
  }
}
