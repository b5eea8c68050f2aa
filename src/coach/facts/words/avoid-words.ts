/** What people do not eat, drink, like or dare: how they name it, and what it is in the texts of a habit; a row's names count there too. */
export type AvoidWords = { readonly names: string; readonly also: string };

const MEAT = 'meat; chicken; beef; pork; lamb; ham; bacon; sausage; steak; turkey; mince; burger';
const FISH = 'fish; tuna; salmon; sardine; sardines; mackerel; prawn; prawns; shellfish; seafood; anchovy';
const DAIRY = 'milk; cheese; yoghurt; yogurt; butter; cream; kefir; dairy; ice cream; latte';

// biome-ignore format: a table
export const AVOID_WORDS: Readonly<Record<string, AvoidWords>> = {
  'animal food': { names: 'vegan; plant based; animal product; animal products', also: `${MEAT}; ${FISH}; ${DAIRY}; egg; honey` },
  meat: { names: 'vegetarian; veggie; meat; red meat', also: `${MEAT}; ${FISH}` },
  'meat but fish': { names: 'pescatarian; pescetarian', also: MEAT },
  pork: { names: 'halal; pork', also: 'pork; ham; bacon; sausage; wine; beer; alcohol; gelatine' },
  'what is not kosher': { names: 'kosher', also: 'pork; ham; bacon; prawn; prawns; shellfish; cheeseburger' },
  fish: { names: 'fish; seafood', also: FISH },
  shellfish: { names: 'shellfish; prawns; crab', also: 'shellfish; prawn; prawns; crab; lobster; mussels; seafood' },
  gluten: { names: 'gluten; coeliac; celiac; wheat; bread', also: 'bread; toast; pasta; sandwich; wheat; cake; biscuit; cereal; noodles; couscous' },
  dairy: { names: 'dairy; lactose; milk; lactose intolerant', also: DAIRY },
  eggs: { names: 'egg; eggs', also: 'egg; eggs; omelette' },
  nuts: {
    names: 'nut; nuts; peanut; peanuts; almonds; tree nuts; nut allergy',
    also: 'nut; nuts; peanut; peanuts; almond; almonds; walnut; cashew; peanut butter',
  },
  soya: { names: 'soya; soy', also: 'soya; soy; tofu; edamame' },
  coffee: { names: 'coffee; caffeine', also: 'coffee; espresso; latte; cappuccino; caffeine' },
  tea: { names: 'tea', also: 'tea !towel' },
  alcohol: { names: 'alcohol; booze; drink at all; wine; beer; teetotal', also: 'wine; beer; alcohol; cocktail; pint; gin; pub' },
  sugar: { names: 'sugar; sweets; sweet things', also: 'chocolate; sweets; cake; biscuit; sugar' },
  vegetables: { names: 'vegetables; veg; greens; salad', also: 'vegetable; vegetables; veg; greens; salad; broccoli' },
  gym: { names: 'gym; gyms; the gym', also: 'gym; treadmill; fitness studio; weight room; fitness class' },
  running: { names: 'run; running; jogging; jog', also: 'run; running; jog; jogging; sprint' },
  swimming: { names: 'swim; swimming; water; swimming pools; being in water', also: 'swim; swimming pool; pool; lido' },
  cycling: { names: 'cycling; bikes; cycle', also: 'cycle; cycling; bike; bicycle' },
  'group classes': { names: `
    class; classes; group classes; groups; group; crowds; crowd; crowded places; teams; team sports; people watching
  `, also: 'group; class; classes; club; crowd; team; parkrun' },
  yoga: { names: 'yoga; pilates', also: 'yoga; pilates; downward dog' },
  meditation: { names: 'meditation; meditating; meditate; sitting still', also: 'meditate; meditation; sit in silence; mindful' },
  journalling: { names: 'journal; journalling; journaling; diaries; writing things down', also: 'journal; diary' },
  'phone calls': { names: `
    phone; phone calls; talking on the phone; the phone; calls; ringing people; calling people
  `, also: '(phone|video) call; (ring|call) (a|my|one|someone|the|them|him|her|up)' },
  'being filmed': { names: 'camera; cameras; video calls; being filmed', also: 'camera; video call; record myself; film' },
  cooking: { names: 'cooking; cook', also: 'cook; cooking; batch cook; bake' },
  cold: { names: 'cold; cold water; cold showers; the cold', also: 'cold (water|shower|tap|dip|plunge); ice bath; cold' },
  dogs: { names: 'dog; dogs', also: 'dog; dogs' },
  cats: { names: 'cat; cats; cat hair', also: 'cat; cats' },
  heights: { names: 'height; heights', also: 'climb; ladder; climbing wall' },
  pollen: { names: 'pollen; grass; hay fever; hayfever', also: 'cut grass; meadow; mow; flowers' },
  'the dark': { names: 'dark; going out in the dark; walking in the dark', also: '(in|after) the? dark; night walk' },
  apps: { names: 'app; apps; screens; technology', also: 'app; screen' },
  driving: { names: 'driving; drive; motorways', also: 'drive; driving; motorway' },
};

/** What cannot be done: the verb is looked for in the habit's own words. */
export const UNABLE_FRAMES = `
  (can|could) not (really|physically|even|safely)? <act>; (doctor|gp|physio|midwife|surgeon|nurse|consultant|doctors) (say|tell|advise) .. (no|not
  to|against|to avoid) <act>; not (allowed|meant|supposed|able|safe) to <act>; (must|may) not <act>; unable to <act>; struggle to <act>
`;
export const UNABLE_ACTS = `
    kneel; jump; hop; run; jog; swim; lift; bend; squat; climb; dance; cycle; carry; reach; sing; dig; kick; twist; stretch; skip; crouch; crawl;
    balance; plank; knit; type; sew; hike; row; whistle; walk far; read small print; stand for long; sit still; sit for long; stand on one leg
  `;

/** Frames before what is avoided. */
export const AVOID_FRAMES = `
  (can|could) not (stand|bear|abide|tolerate|stomach|face|do|eat|drink|have|touch|tolerate) (eat|do|go to)?; hate (eat|do|go to|drink|be in)?; detest;
  loathe; despise; (do|will|would) not (like|enjoy|eat|drink|touch|do|fancy|have|take) (eat|go to|do|be in|much|any)?; never (eat|drink|touch);
  not a (fan of|lover of); (is|am) not (into|keen on|fond of|comfortable in|comfortable with|big on); allergic to; allergy to;
  (allergies|intolerant|intolerance) to; intolerant of; (scared|afraid|terrified|frightened|petrified) of (go to)?; phobia of; steer clear of; avoid;
  (have|got) to avoid; off the; (stay|keep) away from; (does|do) not agree with me; anything but; (is|am) off (the)?; ^ (so|and|but)? no;
  (can|could) not (have|manage); (is|am|are) not allowed; ^ not (into|keen on|fond of|big on)
`;
/** Said after it. */
export const AVOID_AFTER = `
  (is|are) not (for me|my thing|my cup of tea|my bag|my style); (bore|bores) me (to tears|to death|stiff|silly)?; (do|does) not (agree with me|suit me|work
  for me|sit well); (make|makes|give|gives) me (ill|sick|anxious|panic|headaches|migraines|a rash|the creeps|anxiety|hives);
  (scare|scares|terrify|terrifies|frighten|frightens) me; (is|are) (boring|torture|hell|my idea of hell|out)
`;
