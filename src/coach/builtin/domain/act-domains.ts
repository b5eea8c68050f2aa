import { read } from '#coach/text/reading.ts';
import { phrases } from '#coach/text/phrases.ts';
import type { ActKind, NamedAct } from '#coach/goal/named-act.ts';
import type { DomainId } from '../knowledge/shape.ts';
import { FAMILY, OTHERS, TONGUES, SCREENS, DRINKS, FOODS, MONEY, INSTRUMENTS } from './things.ts';

/** Part of life by what is done to what: `verbs / things`; a star is any. The first that fits an act is its part of life. */
const BY_ACT: readonly (readonly [domain: DomainId, verbs: string, things: string])[] = [
  [
    'finances',
    'photograph; scan; file; sort; sort out; do; keep; balance; collect; scan in',
    'receipt; invoice; bill; bookkeeping; books; expense; account; vat',
  ],
  [
    'focus_procrastination',
    'write; write down; write up; type; type up; log; record; keep; note; note down; fill; fill in; update; enter; mark; hand in; grade',
    'number; yield; log; minutes; record; report; timesheet; logbook; register; rota; form; figure; paperwork; mark; case; reading; homework',
  ],
  ['focus_procrastination', 'mark; grade', '*'],
  ['smoking', 'leave; dip; chew; cut down; buy; quit', 'dip; dipping; snus; snuff; chew; pouch; baccy'],
  ['creativity_music', 'throw; turn; glaze; trim; fire', 'cylinder; pot; bowl; vase; mug; clay; plate; spoon'],
  [
    'fitness_general',
    'push; wheel; roll; do',
    'lake; loop; park; path; hill; mile; block; circuit; track; seafront; canal; chair; stands; raises; raise; bridge; rep; curl',
  ],
  ['social_connection', 'say; accept; ask for', 'yes; hello; help; goodbye'],
  ['home_organisation', 'read; check; submit', 'meter; smoke alarm; alarm; boiler'],
  ['home_organisation', 'check; pump', 'tyre; tyres'],
  ['alcohol', 'go; attend; join', 'aa'],
  ['nutrition', 'drink; leave; have; cut down; limit; reduce; cut back; buy; swap', 'fizzy; soft; energy; sugary'],
  [
    'career_jobsearch',
    'ring; call; phone; email; message; contact; visit',
    'customer; client; supplier; recruiter; employer',
  ],
  [
    'chronic_health',
    'ring; call; phone; ask; see; book; visit; email',
    'doctor; gp; dentist; nurse; consultant; physio; pharmacist; medication; midwife; hospital',
  ],
  [
    'stress_mindfulness',
    'spend; be; sit; get; go',
    'nature; outside; outdoors; air; sunlight; sun; daylight; wood; woods; forest; garden; porch; balcony; bench; river; beach',
  ],
  ['morning_energy', 'lay out', 'clothes; outfit; uniform'],
  ['alcohol', 'drink; leave; have; cut down; limit; reduce; give up; cut back; buy', DRINKS],
  [
    'smoking',
    'smoke; vape; leave; cut down; buy',
    'cigarette; nicotine; tobacco; fag; cig; vape; smoking; vaping; cigar; weed; smoke',
  ],
  ['smoking', 'smoke; vape', '*'],
  ['social_connection', 'remember; learn; practise', 'name; names'],
  [
    'faith_gratitude',
    'read; study; memorise; recite; open; learn; listen to',
    'bible; quran; koran; torah; psalm; scripture; gospel; gita; surah; prayer',
  ],
  [
    'faith_gratitude',
    'go; attend; walk; return; visit; help; light; keep; say; join; sing',
    'church; mosque; temple; synagogue; mass; confession; isha; fajr; candle; sabbath; shabbat; grace; prayer; rosary; gurdwara; shul; vespers',
  ],
  ['faith_gratitude', 'keep; write; list; note; write down; name', 'gratitude; grateful; thankful; blessing'],
  [
    'chronic_health',
    'take; check; measure; log; test; use; inject; do; attend; remember; order; refill; keep',
    'tablet; medication; medicine; med; pill; insulin; inhaler; iron; vitamin; sugar; pressure; physio; glucose; symptom; supplement; prescription; splint; pain; statin; appointment; rehab; drops',
  ],
  [
    'public_speaking',
    'give; practise; rehearse; prepare; write; deliver; speak; present',
    'talk; speech; presentation; toast; audience; public; eulogy; pitch; keynote',
  ],
  [
    'career_jobsearch',
    'apply; write; update; polish; send; search; look for; network; find; redo; prepare; finish; ask',
    'job; cv; resume; linkedin; vacancy; interview; application; promotion; apprenticeship; recruiter; raise; portfolio',
  ],
  [
    'finances',
    'save; budget; invest; pay; pay off; track; put; put aside; set aside; look; check; open; call; review; do; keep; sort out; buy; leave; go; make; get; spend; set; log; write; sell; plan; pay down; cancel; switch',
    MONEY,
  ],
  ['finances', 'send; write; chase', 'invoice; bill'],
  ['finances', 'save; budget; invest; pay off; put aside; set aside; buy; spend less', '*'],
  [
    'language',
    'learn; speak; practise; study; revise; listen; listen to; read; watch; write; translate; improve; talk; finish; use; do; understand; converse',
    TONGUES,
  ],
  [
    'creativity_music',
    'play; practise; learn; join; sing; make; compose; record; take up; rehearse; strum; write; listen',
    INSTRUMENTS,
  ],
  [
    'environment_giving',
    'compost; recycle; volunteer; donate; mend; repair; pick up; litter; plant; foster; adopt; feed',
    'scraps; scrap; litter; clothes; bank; charity; blood; tree; rubbish; plastic; shelter; bee; bird; hedgehog; homeless; cat; dog; waste; shift; refugee; beach; community',
  ],
  ['environment_giving', 'compost; recycle; volunteer; donate', '*'],
  [
    'personal_care',
    'brush; floss; shower; moisturise; put on; use; wash; look after; shave; wear; bite; pick; clip; trim; do; clean; bath; bathe; cream; cut',
    'tooth; teeth; hair; skin; sunscreen; mouthwash; face; nail; nails; retainer; beard; foot; feet; moisturiser; lotion; contact; lenses; cream; make; makeup; spf; spot',
  ],
  ['personal_care', 'floss; shower; moisturise; shave', '*'],
  [
    'screen_time',
    'leave; spend; watch; scroll; post; check; look; put; use; turn; switch; switch off; play; limit; reduce; cut down; delete; charge; cut back; stop; read; keep; park',
    SCREENS,
  ],
  ['screen_time', 'scroll', '*'],
  ['sleep', 'go to bed; sleep; nap; doze; turn in; be in', '*'],
  ['morning_energy', 'get up; wake; wake up; hit', 'early; earlier; snooze; alarm; time; o'],
  ['morning_energy', 'get up; wake; wake up', '*'],
  [
    'strength',
    'lift; do; deadlift; bench; squat; plank; train; press',
    'weight; push; press; squat; plank; bodyweight; dumbbell; kettlebell; barbell; deadlift; pull; lunge; burpee; strength; biceps; core',
  ],
  ['strength', 'lift; deadlift; bench; squat', '*'],
  [
    'running_cardio',
    'run; jog; swim; cycle; row; ride; train; train for; sprint',
    'bike; marathon; triathlon; 5k; length; mile; kilometre; lake; sea; pool',
  ],
  ['running_cardio', 'run; jog; swim; cycle', '*'],
  [
    'social_connection',
    'play; go; meet; join; have; talk; make; invite; spend; say; chat; ring; call; text; eat; see; visit; host; phone; write; reconnect; share; catch up; drink; hang out; message; greet; introduce; smile; run',
    OTHERS,
  ],
  [
    'relationships_family',
    'ring; call; phone; text; message; visit; see; meet; hug; kiss; thank; talk; chat; play; help; listen; spend; have; write; give; take; go; shout; get; bath; tell; send; put; pick up; be; skype; facetime; cuddle; yell; snap; nag; do; make; argue; light; walk; email; compliment; remember; date; praise; teach; bake; invite; reply; apologise; interrupt; bathe; hang out; share; watch',
    FAMILY,
  ],
  [
    'nutrition',
    'cook; prep; prepare; eat; have; drink; leave; make; skip; pack; chop; practise; bake; meal prep; batch cook; cut down; limit; reduce; have a drink; swap; plan; cut back; buy; order; snack; try; learn; learn how; add; chew; bring; follow',
    FOODS,
  ],
  ['nutrition', 'cook; eat; meal prep; batch cook; snack', '*'],
  [
    'focus_procrastination',
    'clear; empty; answer; finish; start; leave; plan; procrastinate; reply; open',
    'inbox; email; deadline; task; report; marking; procrastinating; todo',
  ],
  ['focus_procrastination', 'procrastinate', '*'],
  [
    'stress_mindfulness',
    'meditate; breathe; relax; unwind; do nothing; chill; practise; slow down; do',
    'mindfulness; breathing; breathwork; meditation; nothing; calm',
  ],
  ['stress_mindfulness', 'meditate; breathe; relax; unwind; do nothing; breathe out; slow down; switch off', '*'],
  [
    'home_organisation',
    'fix; mend; water; open; iron; declutter; hoover; mop; vacuum; clean; tidy; make; do; wash; put away; mow; weed; sort out; sort; clear; garden; empty; paint; fold; decorate; keep; repair; change; brush; plant; sweep; dust; tidy up; clean up; clear out; organise; grow; clear up; throw away; unpack; stay',
    'fence; tap; plant; post; mail; shirt; dish; bed; washing; laundry; oven; garage; room; kitchen; desk; house; flat; lawn; shelf; shed; garden; cupboard; dishwasher; bin; wardrobe; drawer; photo; paperwork; floor; window; bathroom; ironing; housework; clothes; sheet; toy; attic; loft; fridge; car; stairs; sink; bedroom; chore; cleaning; hoovering; toilet; door; wall; boiler; worktop; letters; allotment; tomato; balcony',
  ],
  ['home_organisation', 'declutter; hoover; vacuum; mop; iron; dust; tidy; tidy up; garden; mow; sweep; wash up', '*'],
  [
    'study_coding',
    'study; revise; code; program; do; finish; learn; pass; memorise; prepare; attend; build; work; practise; debug',
    'exam; homework; test; course; degree; python; maths; module; gcse; essay; coding; anatomy; theory; coursework; assignment; code; lecture; javascript; driving; college; university; drawings; physics; chemistry; history; licence; compiler; app; website; software; parser; program; script; bot; engine; database; api; parking; manoeuvre; braille',
  ],
  ['study_coding', 'study; revise; code; memorise', '*'],
  [
    'reading',
    'read; finish; reread; listen; start; listen to',
    'book; novel; chapter; page; poetry; kindle; library; magazine; newspaper; audiobook; classic; article; fiction; biography',
  ],
  ['reading', 'read; reread', '~'],
  [
    'writing',
    'write; journal; finish; edit; work; draft; blog; keep; start; write down',
    'novel; story; poem; diary; journal; blog; thesis; memoir; chapter; page; letter; word; recipe; book; essay; dissertation; screenplay; poetry',
  ],
  ['writing', 'write; journal; blog', '~'],
  [
    'creativity_music',
    'knit; sew; crochet; draw; sketch; paint; carve; whittle; animate; illustrate; solder; quilt; embroider; weave; sing; dance; act; photograph; craft; sculpt; film; doodle; compose',
    '*',
  ],
  [
    'creativity_music',
    'take; make; finish; join; practise; learn; build; do; edit',
    'photo; scarf; pottery; jewellery; candle; art; lino; model; ballet; salsa; tango; theatre; calligraphy; juggling; film; blanket; quilt; ceramics; portrait; costume; lines; comedy; improv; embroidered; embroidery; cardigan; jumper; sweater; sock; sculpture; painting; drawing; cross; album',
  ],
  [
    'fitness_general',
    'walk; stretch; stand; stand up; exercise; hike; touch; work out; go; do; hit; use; take; play; join; try; climb; box; move; skip; get',
    'dog; walk; gym; yoga; pilates; sport; stair; stairs; football; tennis; badminton; netball; basketball; cricket; rugby; toe; toes; step; zumba; karate; judo; class; hike; climb; exercise; workout; stretch; treadmill; rowing; aerobics; golf; squash; boxing; parkrun; swimming; desk; stop; hill; truck',
  ],
  ['fitness_general', 'walk; stretch; exercise; hike; stand; stand up; work out', '*'],
  [
    'social_connection',
    'play; join',
    'card; darts; bridge; bingo; skat; dominoes; snooker; quiz; scrabble; rummy; poker',
  ],
  ['fitness_general', 'train; move', '~'],
  ['focus_procrastination', 'work', '*'],
];

/** Part of life by the kind alone, when nothing else tells. */
const BY_KIND: Readonly<Partial<Record<ActKind, DomainId>>> = {
  tidy: 'home_organisation',
  move: 'fitness_general',
  pray: 'faith_gratitude',
  save: 'finances',
  search: 'career_jobsearch',
  write: 'writing',
  read: 'reading',
  eat: 'nutrition',
};

type Row = { readonly domain: DomainId; readonly verbs: ReadonlySet<string>; readonly things: ReadonlySet<string> };
const setOf = (list: string) => new Set(phrases(list));
const ROWS: readonly Row[] = BY_ACT.map(([domain, verbs, things]) => ({
  domain,
  verbs: setOf(verbs),
  things: setOf(things),
}));

/** `~` stands for nothing else: `read` alone. */
function fits(
  { verbs, things }: Row,
  { verb, words, isAlone }: { verb: string; words: readonly string[]; isAlone: boolean },
): boolean {
  const plain = verb.split(' ')[0] ?? verb;
  if (!verbs.has(verb) && !verbs.has(plain)) return false;
  return things.has('*') || words.some((word) => things.has(word)) || (isAlone && things.has('~'));
}

const FAMILY_WORDS = setOf(FAMILY);
const OTHER_PEOPLE = setOf(OTHERS);
const MONEY_UNITS = new Set(['£', '$', '€', 'euro', 'pound', 'dollar', 'quid']);
/** Done with somebody, these are about the company. */
const IN_COMPANY = setOf('have; eat; share; spend; play; talk; chat; meet; hang out; drink; sit');

/** The words of a part of an act, in their dictionary form and as they were said. */
const wordsIn = (text: string) =>
  read(text).tokens.flatMap(({ lemma, word }) => (lemma === word ? [word] : [lemma, word]));

function byCompany({ verb, person, kind }: NamedAct): DomainId | null {
  if (person === null || !(IN_COMPANY.has(verb) || kind === 'contact')) return null;
  const words = wordsIn(person);
  if (words.some((word) => FAMILY_WORDS.has(word))) return 'relationships_family';
  return words.some((word) => OTHER_PEOPLE.has(word)) ? 'social_connection' : null;
}

const CALLS = setOf('ring; call; phone; text; message; email; speak to; talk; chat');

export type ActDomain = { readonly domain: DomainId; readonly isSure: boolean };

/** Money is money, whatever is done with it; company and calls are about whom they are with. */
function byWhom(act: NamedAct): DomainId | null {
  return byCompany(act) ?? (MONEY_UNITS.has(act.amount?.unit ?? '') ? 'finances' : null);
}

/** The part of life that an act belongs to: by what it is done to, then by all that is said of it, then by its kind. */
export function domainOfAct(act: NamedAct): ActDomain | null {
  const all = wordsIn(act.text).slice(1);
  const isAlone = act.object === null;
  const near = act.object === null || act.object === 'time' ? all : wordsIn(act.object);
  const verb = act.verb === 'practice' ? 'practise' : act.verb;
  const find = (words: readonly string[]) => ROWS.find((row) => fits(row, { verb, words, isAlone }))?.domain;
  // `Phone a customer` is not about the phone.
  const calls = act.kind === 'contact' && CALLS.has(act.verb) ? 'social_connection' : null;
  const sure = byWhom(act) ?? find(near) ?? calls;
  if (sure) return { domain: sure, isSure: true };
  const likely = find(all) ?? BY_KIND[act.kind];
  return likely ? { domain: likely, isSure: false } : null;
}
