import { phrases, tableRows } from '#coach/text/phrases.ts';
import type { ActKind } from '../named-act.ts';

/** Verbs whose kind does not hang on what is done to; a verb of several words stands before its first word alone. */
const BY_VERB: Readonly<Partial<Record<ActKind, string>>> = {
  contact: `
    ring; call; phone; text; message; email; visit; see; meet; hug; kiss; thank; talk; chat; video call; facetime; skype; speak to; speak with; reply; answer;
    greet; invite; listen; listen to; compliment; apologise; catch up; check in; tell; smile; wave; cuddle; reconnect; connect; reach out; call back;
    ring up; phone up; text back; praise; write to; keep in touch; stay in touch; date; share; bond; socialise; introduce; hang out; make friends
  `,
  practise:
    'practise; practice; rehearse; drill; perform; act; sing; speak; train; busk; recite; converse; pronounce; strum; play',
  learn: 'learn; study; revise; memorise; research; discover; understand; master; teach; code; program',
  make: `
    make; build; knit; sew; crochet; draw; sketch; paint; bake; craft; carve; mend; fix; repair; design; compose; record; film; photograph; weave;
    quilt; embroider; translate; decorate; renovate; restore; finish; create; sculpt; edit; illustrate; doodle; whittle; brew; solder; weld; darn; animate
  `,
  read: 'read; reread',
  write: 'write; write down; journal; blog; draft; note; note down; jot; jot down; log; write up; dictate',
  move: `
    walk; walk home; get out; run; jog; swim; cycle; stretch; exercise; dance; lift; squat; climb; hike; row; skate; ski; move; stand; stand up; rise from; work out; ride; bike; box;
    skip; surf; paddle; kayak; sprint; plank; jump; march; stroll; wander; ramble; roll; touch; bend; balance; flex; hit; bounce; deadlift; bench; pump; spin; train for; crawl
  `,
  tidy: `
    tidy; weed; prune; mow; tidy up; clean; clean up; clean out; declutter; sort through; hoover; vacuum; dust; wash; wash up; iron; fold; sort; sort out; organise; clear; clear out;
    clear up; empty; mop; sweep; scrub; put away; wipe; open; file; unpack; rinse; polish; unload; load; change; strip; throw out; throw away; hang up;
    delete; scan; recycle
  `,
  save: 'save; save up; budget; invest; pay; pay off; pay back; pay down; put aside; set aside; put away; track; repay; donate',
  prepare:
    'cook; peel; prep; prepare; pack; lay out; plan; set; chop; soak; batch cook; meal prep; plan out; charge; schedule',
  eat: 'eat; chew; snack; taste; dine; swallow; breakfast; lunch',
  drink: 'drink; sip; hydrate; have a drink',
  attend:
    'attend; be in; go; join; volunteer; turn up; show up; sign up; enrol; participate; take part; sit in; come; help out; arrive; get to',
  rest: `
    rest; sleep; meditate; breathe; nap; relax; go to bed; get up; wake; wake up; sit; pause; unwind; switch off; lie; lie down; sit down; slow down;
    wind down; breathe out; breathe in; doze; wake earlier; be outside; be up; do nothing; turn in; chill; recharge
  `,
  pray: 'pray; worship; fast; praise; chant; give thanks; say grace',
  care: `
    take; brush; floss; shower; moisturise; feed; water; look after; care; care for; take care of; weigh; measure; wear; put on; compost; pick up; check;
    monitor; groom; help; use; cleanse; shave; bathe; bath; garden; plant; sow; gargle; walk the cat; tend; massage; ice; inject; oil; rub; apply cream; test
  `,
  abstain:
    'smoke; vape; bite; nibble; gamble; swear; scroll; binge; shout; yell; nag; interrupt; gossip; complain; scream; pick; procrastinate; bet; moan',
  other: `
    post; tie; salt; cash up; raise; buy; sell; spend; send; submit; order; drive; vote; leave; say; eat out; decide; choose; foster; mark; coach; muck; muck out; swap; cancel; bring; hold; keep;
    adopt; air; book; bottle; carry; collect; comb; count; deliver; dig; dip; dress; drop off; drop; enter; express; fetch; fill; fish; forage; give; harvest; heat; host; hunt; interview;
    juggle; label; laugh; lead; lend; lock; lower; manage; measure up; mentor; milk; mind; nurse; oversee; park; paste; pick; picnic; pot; present; print; process; publish; pull; push;
    raise; refill; remember; rent; replace; report; request; review; ride along; run errands; serve; settle; sew on; shop; sign; sow; stack; stammer; steam; stick; stitch;
    store; stream; supervise; support; tape; tip; toast; trade; transfer; treat; trim; try; tune; type; upload; warm up; watch; welcome; winterise; wrap; grow; put; become; work on;
    whistle; juice; budget for; call in; stay; spot; trace; solve; shadow; referee; umpire; umpire; tackle; prove; quote; pitch; negotiate; launch; delegate; complete; waste; litter pick
  `,
  search: 'apply; network; job hunt; look for; search; search for; update my cv',
};

/** What a verb is about when it is done to these: `verbs / nouns` in their dictionary form, the first that fits. */
const BY_OBJECT = `
  - pray / read; study; recite; open; memorise; listen to / bible; quran; koran; torah; psalm; scripture; gospel; tanakh; gita; rosary; sutra; devotional;
    surah; prayer
  - pray / say; do; make; keep; perform; lead; offer / prayer; grace; rosary; salah; namaz; mantra; novena; fajr; puja; dhikr; sabbath; shabbat; quiet
  - care / read; take; check; measure; record; log; track; note / temperature; pressure; glucose; ketone; pulse; pill; tablet; medication; medicine;
    insulin; inhaler; weight
  - care / write; write down; log; record; note; note down / sugar; reading; result; level; symptom
  - other / read; check; submit; send / meter; invoice; receipt
  - contact / write; send / friend; mum; mother; mom; dad; father; gran; nan; grandma; grandson; sister; brother; aunt; uncle; cousin; mp; pal;
    granddaughter; postcard; card; letter; text; message; email; penpal; voice
  - search / write; update; polish; send; do; redo; finish; look; rewrite; apply / cv; resume; vacancy; application; linkedin; job; portfolio; recruiter
  - write / finish; keep; edit; start; work; do; fill; make / novel; thesis; dissertation; essay; diary; journal; blog; poem; memoir; manuscript; book
    proposal; chapter; screenplay; page; list
  - learn / listen; listen to; watch / podcast; lecture; documentary; radio; tutorial; lesson; webinar
  - read / finish; listen to; start; open / book; audiobook; newspaper; magazine; article; kindle
  - learn / do; finish; start; take; complete; watch; work / homework; course; module; flashcard; lesson; coursework; assignment; tutorial; degree; reading;
    past; class
  - save / look; check; open; review; keep; log; write; put; do; read; make; go; sort; plan / budget; account; bank; spending; bill; finance; expense;
    money; euro; pound; dollar; pension; pot; saving; tax; loan; overdraft
  - move / do; go; use; take; try; hit; get; practise; play; join; hold; have / gym; walk; run; swim; jog; yoga; pilates; stretch; exercise; workout; squat;
    press; push; plank; sit; sport; hike; ride; stair; pool; football; tennis; badminton; squash; golf; cricket; rugby; netball; basketball; hockey;
    climbing; zumba; cardio; weight; physio; parkrun; karate; judo; chi; step; dog; hula; boxing; bowls; dance; spin; aerobics; class; rowing; machine;
    treadmill; bike; rower; trainer; rehab; weights; physiotherapy; plank
  - tidy / do; make; open; put; take; get; wash; load; run; finish; change; deal; keep; stay; stay on top / bed; washing; laundry; dish; housework; chore;
    ironing; hoovering; post; mail; inbox; paperwork; admin; bin; toy; cleaning; rubbish; room; email; kitchen; sheet; house; flat; desk; garage; bathroom;
    home; car
  - care / do; wash; clean; clip; cut; cream; put; use; see; book; have; wear; change / face; tooth; skin; hair; nail; sunscreen; mouthwash; hearing;
    dressing; eye; glove; contact; foot; cream; retainer; brace; floss; splint
  - eat / have; make; get; finish; swap; hit / breakfast; lunch; dinner; supper; tea; meal; salad; fruit; veg; vegetable; snack; protein; porridge; fish;
    portion
  - drink / have; make; get; finish / water; tea; glass; smoothie; bottle; juice; milk
  - contact / have; spend; play; make; go; do; give; keep; take; get; arrange; plan; leave; sit; stay; say; ask; host; remember; mentor; support / hello;
    goodbye; birthday; kid; child; son; daughter; wife; husband; partner; friend; family; mum; mom; dad; grandchild; granddaughter; grandson; conversation;
    night; date; chat; coffee; call; boyfriend; girlfriend; compliment; baby; parent; sister; brother; nephew; niece; toddler; grandkid; gran; nan; hug
  - rest / take; have; go; spend; do; get; be; leave / nap; break; bath; rest; bed; sunlight; nature; light; air; breath; breathing; outside; meditation;
    mindfulness; silence; nothing; quiet; sun; daylight; pause; siesta; work; office; sauna
  - practise / do; go; give; work; have; keep; run; play; use / scale; piano; guitar; violin; chess; sudoku; crossword; duolingo; talk; speech;
    presentation; language; handwriting; chord; drum; cello; singing; juggling; puzzle; spanish; french; german; italian; welsh
  - prepare / make; do; get; put; fill; try; bring; follow / recipe; lunchbox; packed; list; bag; kit; plan; meal; dinner; clothes; lunch; sandwich; sarnie;
    wrap; butty
  - pray / go; attend / mass; vespers; evensong
  - attend / see; book; visit; keep / dentist; doctor; gp; therapist; counsellor; physio; grave; optician; midwife; museum; gallery; library; appointment;
    meeting; cemetery; nurse
  - limit / put; leave; keep; turn; switch; lock; park; charge / phone; tablet; ipad; laptop; telly; tv; console; notification; screen; mobile; smartphone;
    wifi
  - care / clean; wash; change; walk; brush; train / litter; cage; tank
  - search / talk; speak; ring; contact; call / recruiter; agency
`;

const VERBS = new Map(
  Object.entries(BY_VERB).flatMap(([kind, list]) => phrases(list).map((verb) => [verb, kind as ActKind] as const)),
);
const OBJECTS = tableRows(BY_OBJECT).map(([kind, verbs = '', nouns = '']) => ({
  kind: kind as ActKind,
  verbs: new Set(phrases(verbs)),
  nouns: new Set(phrases(nouns)),
}));

/** Verbs that the table knows, for telling an instruction from a thing. */
export function isKnownVerb(lemma: string): boolean {
  return VERBS.has(lemma) || VERBS.has(british(lemma));
}

/** `moisturize`, `organize`: as the tables spell it. */
const british = (verb: string) => (verb.endsWith('ize') ? `${verb.slice(0, -3)}ise` : verb);

/** Words that begin with a letter and are known as verbs, for slips of the pen. */
export const KNOWN_VERBS: readonly string[] = [...VERBS.keys()].filter((verb) => !verb.includes(' '));

/** The kind of an act: by what is done to what, else by the verb with its particle, else by the verb. */
export function kindOf({ verb: said, nouns }: { verb: string; nouns: readonly string[] }): ActKind {
  const verb = british(said);
  const plain = verb.split(' ')[0] ?? verb;
  const byObject = OBJECTS.find(
    ({ verbs, nouns: wanted }) =>
      (verbs.has(verb) || (verbs.has(plain) && verb !== 'get out')) && nouns.some((noun) => wanted.has(noun)),
  );
  return byObject?.kind ?? VERBS.get(verb) ?? VERBS.get(plain) ?? 'other';
}
