import { phrases } from '#coach/text/phrases.ts';

const setOf = (list: string): ReadonlySet<string> => new Set(phrases(list));

/** What is wished to be, not done: with these a goal stays open. */
export const OUTCOMES = setOf(`
  weight; kilo; kg; stone; rest; idea; excuse; reason; rush; doubt; lb; energy; confidence; life; stress; anxiety; mood; health; fitness; sleep; happiness; balance; peace; mind; motivation; discipline; me;
  myself; everything; thing; things; shape; muscle; belly; stomach; body; self; calm; joy; wellbeing; stamina; strength; future; routine; lifestyle;
  direction; purpose; potential; head; control; patience; resilience; willpower; productivity; positivity; focus; freedom; success; mindset; anger;
  figure; waist; inch; bmi; fat; size; act; worry; overwhelm; guilt; pain; it; better; esteem; pound; depression; sadness; fit; fitter; loss; pressure; cholesterol; bp; stronger; toned; slim; slimmer; leaner; healthier; happier; flexibility; posture; immune; mess; company
`);

/** Verbs that only bring about such a thing. */
export const BRINGING_ABOUT = setOf(`
  have; get; gain; lose; improve; find; build; boost; reduce; increase; change; sort; sort out; fix; love; live; take; manage; regain; want; need; balance;
  enjoy; work; keep; turn; turn around; put; feel; shed; drop; overcome; beat; handle; deal; cope; heal; free; rediscover; raise; control; restore; clear;
  strengthen; tone; transform; start; be; become; stay; ease; calm; conquer; lower; bring; achieve; reach; maintain; develop; hit; cut
`);

/** What somebody or something would be kept or made. */
export const KEPT_SO = setOf(
  'steady; healthy; safe; well; happy; fit; strong; useful; positive; sane; straight; together; going; active; useful again',
);

/** Verbs of a state: no motion shows that they are done. */
export const STATES = setOf(`
  feel; seem; exist; grow; succeed; improve; change; cope; survive; thrive; heal; matter; worry; overthink; stress; panic; age; appear; look; sound; deserve;
  belong; last; stay; remain; have; live; own; understand; know; believe; hate; love; enjoy; like; want; need; wish; hope; be; become; get; lose; gain; do; keep; go; make;
  find; manage; try; start; happen; doubt; compare
`);

/** After these a goal says how well, not what: `eat better`. */
export const HOW_WELL = setOf(
  'better; healthy; healthier; healthily; well; right; clean; cleaner; good; best; happier; longer; fully; mindfully; sensibly; properly',
);
/** Verbs that say nothing with such a word alone. */
export const VAGUE_WITH_HOW = setOf(
  'eat; live; sleep; feel; age; do; be; look; breathe; think; cope; function; perform; drink; move',
);

/** Left out wherever they stand: they say neither what nor where. */
export const FILLERS = setOf(`
  more; again; regularly; often; consistently; finally; actually; really; please; pls; plz; thanks; too; in week; in a week; in the week; become better; becomes better; gets better; get better; the same day; every single day; also; anymore; longer; better; sometimes; always; just;
  maybe; instead; together again; somehow; once more; definitely; certainly; simply; basically; hopefully; properly again; everyday; asap; soon; tops; lol; haha; already;
  faithfully; religiously; reliably; frequently; routinely; probably; honestly; literally; eventually; normally; usually; generally; especially; at least; at most;
  a bit; a little; a lot; a bit more; a little more; a lot more; much more; way more; for good; for ever; forever; once and for all; as well; most days; each time; at all; on a regular basis; every time; no matter what; for once; if possible;
  as often as possible; as much as possible; where possible; in general; tbh; all the time; for real; seriously; esp; from now on; now; this time; bit by bit; step by step; little by little; in my life;
  in the future; on the regular; a bit better; some more; no longer; any more; or so; and so on; etc; ever; even; only; every now and then; now and again; per se; today; right now; every so often; from time to time; let us say; agen; po
`);

/** Of these nobody wishes for a least amount. */
export const INDULGENCES = setOf(`
  coffee; caffeine; latte; espresso; tea; wine; beer; pint; lager; alcohol; booze; drink; cider; gin; whisky; cigarette; fag; cig; smoke; vape; takeaway; takeout; biscuit; cake; cookie; chocolate; sweet;
  candy; crisp; sugar; dessert; treat; snack; coke; soda; can; energy; phone; screen; telly; tv; gaming; game; tiktok; instagram; youtube; facebook; reddit; netflix; episode; bet; scroll; scrolling; betting;
  social; snapchat; twitter; xbox; playstation; news; meat; salt; spend; spending; weed; joint; overtime; xanax; shopping; email; emails; inbox
`);

export const PEOPLE = setOf(`
  mum; mom; mother; dad; father; parent; sister; brother; son; daughter; kid; child; children; baby; toddler; wife; husband; partner; boyfriend; girlfriend; fiance; fiancee; spouse;
  friend; mate; pal; buddy; neighbour; neighbor; gran; nan; grandma; grandad; granddad; grandpa; grandmother; grandfather; granddaughter; grandson; grandchild;
  grandchildren; grandkid; niece; nephew; cousin; aunt; auntie; uncle; colleague; coworker; boss; team; teacher; coach; tutor; family; twin; stepson; stepdaughter; law; people;
  person; someone; somebody; stranger; customer; client; patient; student; pupil; teenager; teen; boy; girl; guest; carer; therapist; nurse; doctor; trainer; other; others; man; woman; group; club; class;
  missus; hubby; ex; flatmate; housemate; roommate; godson; goddaughter; godchild; imam; rabbi; priest; vicar; pastor; little one; mam; papa; nani; nana; dadi; babcia; yiayia; mama; abuela; nonna; oma; opa; bloke; lad; crew
`);

export const PLACES = setOf(`
  home; work; gym; park; train; bus; tube; tram; bed; bedroom; kitchen; office; desk; table; church; mosque; temple; synagogue; garden; lido; pool; bath; baths; car; street; library; school; village;
  town; beach; river; wood; woods; forest; sofa; couch; lounge; bathroom; bank; market; shop; café; cafe; pub; restaurant; hospital; centre; center; house; flat; room; bench; allotment; field; hill; hall;
  balcony; porch; shed; garage; studio; canteen; college; university; uni; campus; station; platform; lake; sea; city; neighbourhood; stairs; corridor; canal; track; court; club; toilet; shower; mirror; world;
  window; floor; mat; barn; farm; van; truck; lorry; cab; boat; harbour; playground; estate; block; warehouse; factory; ward; nursery; museum; gallery; countryside; outdoors; dark; rain; sun; sunshine
`);

/** What comes on a date: `by`, `before` one is a deadline. */
export const DATES = setOf(`
  january; february; march; april; may; june; july; august; september; october; november; december; jan; feb; apr; aug; sept; oct; nov; dec; christmas; xmas; easter; ramadan; eid; diwali; hanukkah; passover;
  thanksgiving; halloween; lent; advent; summer; spring; autumn; winter; fall; birthday; wedding; year; month; week; end; exam; exams; baby; retirement; holiday; holidays; trip; marathon; race; deadline; term; new; next;
  move; surgery; operation; anniversary; graduation; turn; born; retire; arrive; due; christening; reunion; concert; recital; interview; i turn; season; half-term; summer's; midsummer; pension; 2025; 2026; 2027; 2028; 2029; 2030; time; due
`);

/** Ordinary parts of a day that no value stands for: `before bed`, `on my break`. */
export const MOMENTS = setOf(`
  break; commute; way; night; evening; bed; lunchbreak; teatime; dawn; sunrise; sunset; dusk; bedtime; weekend; shift; fajr; coffee; moment; journey; ride; hour; rise; mealtime; morning
`);

/** Who somebody would be, and what such a person does. */
export const ROLES: ReadonlyMap<string, string> = new Map(
  Object.entries({
    cook: 'cook',
    writer: 'write',
    author: 'write',
    runner: 'run',
    reader: 'read',
    listener: 'listen',
    swimmer: 'swim',
    cyclist: 'cycle',
    gardener: 'garden',
    riser: 'get up early',
    painter: 'paint',
    singer: 'sing',
    dancer: 'dance',
    baker: 'bake',
    walker: 'walk',
    climber: 'climb',
    knitter: 'knit',
    photographer: 'take photos',
    artist: 'make art',
    musician: 'practise my music',
    guitarist: 'practise guitar',
    pianist: 'practise piano',
    poet: 'write poems',
    drummer: 'practise drums',
    saver: 'save',
    volunteer: 'volunteer',
    vegetarian: 'no meat',
    'morning person': 'get up early',
    hiker: 'hike',
    'non smoker': 'no smoking',
    nonsmoker: 'no smoking',
    'non drinker': 'no drinking',
    teetotal: 'no alcohol',
    blogger: 'blog',
    speaker: 'practise speaking',
  }),
);

/** Verbs that take another act along: `train my puppy to sit`. */
export const TAKES_ALONG = setOf(
  'learn; train; teach; help; ask; remind; encourage; get; let; allow; invite; persuade; remember; dare; tell; try; want; need',
);
/** `using my phone`, `having sugar`: only the thing counts when it is left out. */
export const EMPTY_VERBS = setOf('use; have; be; go; do; get');

/** Written with a capital wherever they stand; another first word of a goal is not. */
export const PROPER = setOf(`
  spanish; french; german; italian; portuguese; welsh; irish; gaelic; japanese; chinese; mandarin; korean; arabic; russian; polish; turkish; hindi; urdu; dutch; swedish; english;
  greek; latin; duolingo; bible; quran; koran; torah; i; instagram; tiktok; facebook; netflix; youtube; aa; tv; sunday; monday; tuesday; wednesday; thursday; friday; saturday; christmas
`);
