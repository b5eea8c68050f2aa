import { phrases } from '#coach/text/phrases.ts';

/** What people do with a thing that they only name: `verb` for `piano`, with the words that stand between. */
const VERBS: Readonly<Record<string, string>> = {
  Practise: `
    piano; guitar; violin; viola; cello; drum; flute; clarinet; trumpet; saxophone; sax; ukulele; banjo; harp; organ; accordion; bass; keyboard; recorder;
    trombone; harmonica; scale; chord; duolingo; spanish; french; german; italian; portuguese; welsh; irish; gaelic; japanese; chinese; mandarin; korean;
    arabic; russian; polish; turkish; hindi; urdu; dutch; swedish; english; greek; latin; language; vocabulary; grammar; mindfulness; gratitude; handwriting;
    calligraphy; speech; presentation; instrument; typing; magic; pronunciation; kindness; breathwork; cursive; music; speaking; oud; tabla; sitar; conga; djembe; mandolin; katakana; hiragana; kanji; bsl; pronunciation; tuba; oboe; bagpipe; fiddle
  `,
  Eat: `
    veg; vegetable; veggie; fruit; salad; protein; breakfast; green; fibre; fiber; fish; oat; porridge; meal; lunch; supper; bean; lentil; nut; seed; sugar;
    chocolate; crisp; meat; bread; sweet; biscuit; cake; snack; junk; takeaway; takeout; carb; salt; fat; food; dessert; pudding; cheese; candy; cookie; egg;
    gluten; dairy; portion; apple; banana; yoghurt; yogurt; iron; wholegrain; soup; plant; rice
  `,
  Drink: `
    water; tea; milk; juice; coffee; wine; beer; alcohol; cola; coke; soda; squash; booze; lager; gin; whisky; vodka; smoothie; caffeine; pop; prosecco; cider;
    fluid; rum; spirit; drink; latte; cocktail; espresso; soda; monster; glass
  `,
  Do: `
    yoga; pilates; stretch; stretching; exercise; push; press; squat; plank; lunge; burpee; sudoku; crossword; homework; physio; physiotherapy; laundry; housework; dish; cardio; admin;
    paperwork; sport; zumba; karate; judo; aerobics; workout; chore; washing; ironing; kegel; puzzle; jigsaw; wordle; sit; crunch; chi; qigong; therapy; rehab;
    craft; art; puja; pooja; seva; hula; hoop; capoeira; bouldering; kapa; trampoline; circuit; hiit; skating; work; schoolwork; coursework; leetcode; wudu; tabata; pelvic; taekwondo; meditation; maths; math; flashcard; crossfit; tax; strength; pull; star; breathing; mobility; taxes; expense; revision
  `,
  'Train for a': 'marathon; triathlon',
  Lift: 'weights; dumbbell; kettlebell; barbell',
  Play: `
    chess; football; tennis; card; badminton; golf; cricket; netball; rugby; basketball; hockey; squash; bingo; scrabble; bridge; bowls; volleyball; boardgame; game; snooker; darts; dominoes;
    padel; pickleball; pool; lego
  `,
  'Go to the': 'gym; library; pool; dentist; physio; park; allotment; sauna; market; lido; spa; quiz',
  'Go to':
    'church; mosque; temple; synagogue; mass; choir; bed; parkrun; therapy; class; club; meeting; lecture; rehearsal; shul; gurdwara; slimming; toastmasters; scouts; aa; jummah; gurdwara; ga; na; toastmasters',
  'Go for a': 'walk; paddle; run; swim; jog; ride; stroll; hike; bike',
  Take: 'vitamin; tablet; medication; med; medicine; pill; supplement; photo; stairs; stair; insulin; inhaler; creatine; photograph; antidepressant; magnesium; hrt; statin; break; lesson',
  Wear: 'retainer; seatbelt; hearing; splint; brace; compression',
  'Put on': 'sunscreen; moisturiser; suncream; cream; spf; lotion',
  Use: 'mouthwash; inhaler; dumbbells; standing; tens',
  Make: 'bed; jewellery; pottery; quilt; candle; music; list',
  Cook: 'dinner; curry; roast; stew; batch',
  Keep: 'diary; journal; budget; sabbath; log; tracker',
  Write:
    'letter; poem; blog; novel; thesis; cv; essay; dissertation; poetry; memoir; short; postcard; song; dissertation; screenplay; report',
  Read: 'book; bible; quran; koran; poetry; article; newspaper; psalm; scripture; kindle; audiobook; torah; literature; classic; comic; paper; page; story; juz',
  Walk: 'step; dog',
  Watch: 'telly; tv; television; netflix; youtube; film; news; porn; series; video; football on; anime; soap',
  'Spend time on':
    'instagram; tiktok; facebook; phone; media; twitter; screen; reddit; internet; snapchat; computer; console; ipad; laptop; gaming; mobile; smartphone; xbox; playstation; whatsapp; social',
  Buy: 'clothes; stuff; shoe; lottery; plastic; amazon; online; makeup; gadget; shopping',
  Smoke: 'cigarette; cigar; weed; fag; smoke; cig; tobacco; joint; ciggy; shisha',
  Say: 'prayer; grace; rosary; affirmation; thanks',
  'Have a': 'date; shower; bath; conversation; chat; nap',
  Have: 'family; sex; coffee',
  Pay: 'bill; rent; debt',
  Tidy: 'desk; kitchen; house; flat; room; garage; loft; shed; wardrobe; hallway; bedroom; attic; cupboard; drawer',
  Clear: 'inbox; email; emails',
  See: 'friend; grandchild; grandkid; gran; family',
  Call: 'mum; mom; dad; sister; brother; mother; father; grandma; parent; nan',
  Get: 'sunlight; air; daylight; sun',
  Draw: 'sketchbook; portrait; drawing; sketch',
  Paint: 'watercolour; watercolor; canvas; acrylic',
  Drive: 'car',
};

/** Things whose own verb says it shorter. */
const SAYS_IT: Readonly<Record<string, string>> = {
  'couch to 5k': 'Run',
  'couch to 5 k': 'Run',
  'dry january': 'No alcohol',
  'inbox zero': 'Clear my inbox',
  'five a day': 'Eat fruit and veg',
  '5 a day': 'Eat fruit and veg',
  'early nights': 'Go to bed early',
  'early mornings': 'Get up early',
  'early to bed': 'Go to bed early',
  meditation: 'Meditate',
  prayer: 'Pray',
  prayers: 'Say my prayers',
  breakfast: 'Eat breakfast',
  exercise: 'Exercise',
  floss: 'Floss',
};

const BY_NOUN = new Map(
  Object.entries(VERBS).flatMap(([verb, list]) => phrases(list).map((noun) => [noun, verb] as const)),
);

/** The verb for a thing, with the words between: `Go for a` for `walk`; null for a thing that is not known. */
export function verbForNoun(lemma: string): string | null {
  return BY_NOUN.get(lemma) ?? null;
}

/** `Meditate` for `meditation`, when nothing else is said of it. */
export function saysIt(noun: string): string | null {
  return Object.hasOwn(SAYS_IT, noun) ? (SAYS_IT[noun] ?? null) : null;
}
