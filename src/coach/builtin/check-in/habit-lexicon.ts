/**
 * Everyday acts and the words people use for them. `habit`: words of a habit's description that call the concept; `said`: further
 * words that speak of it; `opposite`: words that say it was not done; `not`: idioms that look alike. Phrases are split by `|`.
 * `weak` words (people, places) name a habit only together with what is done.
 */
export type Concept = {
  readonly id: string;
  readonly habit: string;
  /** Words of a description that call it without being words for it. */
  readonly calls?: string;
  readonly said?: string;
  readonly opposite?: string;
  readonly not?: string;
  readonly weak?: true;
};

const SPORTS =
  'run|jog|swim|cycle|bike|bike ride|spin class|gym|workout|work out|yoga|pilates|hiit|circuits|crossfit|aerobics|zumba|football|tennis|squash|badminton|climbing|bouldering|rowing|rower|treadmill|cross trainer|elliptical|peloton|boxing|dance class|weights|cardio|peloton|parkrun|5 a side|netball|hockey|rugby|basketball|cricket|karate|judo|martial arts';

const SWEETS =
  'chocolate|biscuit|cookie|cake|sweets|candy|dessert|pudding|ice cream|doughnut|donut|pastry|muffin|brownie|haribo|mars bar|dairy milk|oreo|flapjack|cupcake|gummy|toffee|fudge|kitkat|twix|snickers|maltesers|jelly babies|croissant|sticky toffee|hobnob|custard cream|galaxy';

const SOCIAL =
  'social media|instagram|insta|tiktok|twitter|facebook|fb|reddit|snapchat|threads|feed|scroll|doomscroll|scrolling|reel|youtube|linkedin feed|whatsapp';

const TAKEAWAY =
  'takeaway|take away|takeout|take out|fast food|junk food|deliveroo|uber eats|ubereats|just eat|doordash|mcdonalds|mcdonald|maccies|maccy d|kfc|burger king|pizza|burger|kebab|chippy|fish and chips|dominos|domino|nandos|nando|greggs|chinese takeaway|subway|big mac|drive through|drive thru|five guys';

export const CONCEPTS: readonly Concept[] = [
  {
    id: 'run',
    habit: 'run|jog|couch to 5k|c25k|parkrun',
    said: '5k|10k|half marathon|treadmill|intervals|strava|sprint|pounded the pavement|fartlek|tempo|long one',
    not: 'run late|running late|ran late|run out|ran out|running out|ran into|run into|ran over|ran errands|run errands|running errands|ran a bath|run a bath|in the long run|run through|runny|run down|run of|on the run|ran away|run a business|ran on|dry run|running on empty|running around|ran around|running behind|running low',
  },
  {
    id: 'walk',
    habit: 'walk|stroll|hike|ramble|wander',
    said: 'round the lake|around the lake|round the block|around the block|stretch my leg|on foot|amble|trek|round the park|around the park|lap of the park|constitutional|leg stretch|potter round|walkies',
    not: 'walk out on|walked out|walk away|walk in the park|walk over|cake walk|walk me through|walk through the',
    opposite:
      'drove|took the car|got the bus|took the bus|got a lift|gave me a lift|took a taxi|took the tube|caught the bus|uber home',
  },
  {
    id: 'steps',
    habit: 'step|step count',
    said: 'fitbit|pedometer|step goal|step counter',
    not: 'first step|next step|step by step|one step at a time',
  },
  {
    id: 'cycle',
    habit: 'cycle|bike|bike ride|spin',
    said: 'ride|pedal|peloton|turbo trainer|spin class|saddle|zwift',
    not: 'life cycle|motorbike|rough ride',
    opposite:
      'drove|took the car|got the bus|took the bus|caught the bus|got a lift|gave me a lift|took the train|took a taxi|puncture|flat tyre',
  },
  { id: 'swim', habit: 'swim|lengths', said: 'pool|lap|front crawl|breaststroke|lido|length', not: 'swimmingly' },
  {
    id: 'strength',
    habit: 'strength|lift|weights|weight training|gym|dumbbell|kettlebell|resistance|strength training|barbell',
    said: 'push up|press up|squat|plank|pull up|sit up|lunges|leg day|arm day|push day|pull day|chest day|back day|upper body|lower body|bench|bench press|deadlift|pumped iron|pump iron|pt session|workout|work out|crossfit|reps|weight|trained|training session|iron|session|train',
    not: 'worked out fine|worked out well|worked out ok|took the lift|lift home|a lift to|work out how|lift to work|work out what|worked out how|train home|train to|the train|train was',
  },
  {
    id: 'bodyweight',
    habit: 'push up|press up|squat|plank|pull up|sit up|lunges|core exercise|burpee|handstand|wall sit|calf raise',
    said: 'core work|bodyweight|reps|core',
  },
  {
    id: 'exercise',
    habit:
      'exercise|workout|work out|train|training|hiit|cardio|move my body|planned session|fitness|circuits|class|aerobics|get moving',
    said: `${SPORTS}|session|joe wicks|sweat|trained|exercised|fitness class|training`,
    not: 'worked out fine|worked out well|work out how|worked out how|train home|train to|the train|writing exercise|breathing exercise|ran out|ran late|running late|run late',
  },
  {
    id: 'yoga',
    habit: 'yoga|sun salutation|asana',
    said: 'downward dog|vinyasa|yin|adriene|ashtanga|hatha|yoga mat|the mat|my mat|flow|bikram|down dog',
  },
  { id: 'pilates', habit: 'pilates', said: 'reformer' },
  {
    id: 'stretch',
    habit: 'stretch|mobility|foam roll',
    said: 'roller|rolled my|limber up|touch my toe|hip opener|loosened up|hamstrings|limbered up|foam roller|bend',
    not: 'at a stretch|home stretch|stretched thin|stretch of the|stretch my leg|stretched my leg|stretched for time',
  },
  {
    id: 'stairs',
    habit: 'stairs|staircase',
    said: 'steps instead of the lift',
    opposite:
      'took the lift|used the lift|the lift|lift both ways|lift up|lift instead|elevator|took the escalator|escalator',
  },
  { id: 'dance', habit: 'dance|boogie', said: 'zumba|danced|salsa' },
  {
    id: 'physio',
    habit: 'physio|rehab|physiotherapy|knee exercise|back exercise|shoulder exercise',
    said: 'clamshell|resistance band|theraband|glute bridge|the exercise|my exercise',
  },
  {
    id: 'meditate',
    habit: 'meditate|meditation|mindfulness|mindful',
    said: 'headspace|insight timer|calm app|body scan|zen|cushion|sat for|sit for|sat in silence|sit in silence|sat quietly|sit quietly|om|mindful minutes|metta|loving kindness|sat in stillness|guided session|sat still|sit still|breathing session|waking up app',
  },
  {
    id: 'breathe',
    habit: 'breathe|breathing|breath|breathwork|box breathing',
    said: 'deep breath|4 7 8|wim hof|exhale|inhale|box breath|breathing exercise',
    not: 'out of breath|breath of fresh air',
  },
  {
    id: 'journal',
    habit: 'journal|diary|morning page|bullet journal',
    said: 'bujo|entry|scribbled|jotted|brain dump|wrote in it|day one|notebook',
  },
  {
    id: 'gratitude',
    habit: 'gratitude|grateful|thankful|good thing|something good|small win',
    said: 'blessing|three good thing|3 good thing|thankful list|gratitude list|wins',
  },
  {
    id: 'pray',
    habit: 'pray|prayer|rosary|devotion|devotional|quiet time|salah|namaz|fajr|isha',
    said: 'prayed|mass|church|knelt|grace|talk with god|talked to god|talk to god|time with god|mosque|hail mary|our father',
  },
  {
    id: 'scripture',
    habit: 'bible|scripture|quran|koran|psalm|torah|gita|verse',
    said: 'gospel|proverb|genesis|surah|devotional|chapter of|romans',
  },
  {
    id: 'read',
    habit: 'read|book|novel|page of|kindle|bedtime reading',
    said: 'page|chapter|paperback|goodreads|novel|audiobook|nose in a book|thriller|ebook|memoir|pages',
    not: 'read my mind|read the room|read the news|read email|read my email|read the email|read text|read message|read your message|read the label|read receipt|read somewhere|read that|read about|read an article|read twitter|read reddit|booked|by the book|in my book|read your|read on the news|read the menu|read the sign|exercise book|read it on|morning page|facebook|read in the paper',
  },
  {
    id: 'write',
    habit: 'write|writing|draft|manuscript|blog|poem|poetry|essay|story|novel|screenplay|memoir',
    said: 'word|typed|scrivener|word count|word on the page|nanowrimo|stanza|scene|chapter|paragraph|first draft|wrote|sentence',
    not: 'write off|wrote off|write up a ticket|wrote down|bedtime story|instagram story|write home about|in other word|a word with|word of mouth',
  },
  {
    id: 'note',
    habit: 'note|note down|write down|jot',
    said: 'wrote down|jot down|noted down|scribble|post it|sticky note',
    not: 'note that|on that note|of note',
  },
  {
    id: 'study',
    habit:
      'study|revise|revision|course|lecture|exam|textbook|problem set|thesis|coursework|dissertation|homework|module|maths|chemistry|biology|physics|law|anatomy',
    said: 'coursera|udemy|khan academy|open university|past paper|hit the book|cram|library|tutorial|quizlet|lecture note|assignment|swotting|swot|revised|worksheet|mock exam|seminar|notes|mooc',
    not: 'of course|main course|golf course|in due course|with homework|their homework|his homework|her homework',
  },
  {
    id: 'flashcard',
    habit: 'flashcard|flash card|anki|vocab|vocabulary',
    said: 'quizlet|memrise|anki deck|deck|word|cards|reviews',
  },
  {
    id: 'code',
    habit: 'code|coding|programming|leetcode|kata|python|javascript|rust|sql|app project',
    said: 'github|commit|pull request|bug|debug|function|vs code|codecademy|freecodecamp|hackerrank|advent of code|coded|programmed|codewars',
    not: 'dress code|post code|tv programme',
  },
  {
    id: 'language',
    habit: 'language|target language',
    calls:
      'spanish|french|german|italian|portuguese|japanese|chinese|mandarin|cantonese|korean|arabic|russian|dutch|polish|welsh|swedish|norwegian|danish|finnish|hindi|turkish|greek|irish|gaelic|latin|ukrainian|czech|hebrew|urdu|punjabi',
    said: 'duolingo|duo|babbel|busuu|memrise|rosetta stone|lingodeer|pimsleur|grammar|conjugation|verb table',
  },
  {
    id: 'worktime',
    habit:
      'finish work|stop work|leave work|log off|clock off|leave the office|laptop closed|close my laptop|shut my laptop|stop working|finish working',
    said: 'laptop shut|laptop closed|logged off|left the office|clocked off|left work|worked till|worked until|knocked off|finished at|shut down|downed tools',
    opposite: 'worked late|still at my desk|worked through the evening|stayed late',
  },
  {
    id: 'langapp',
    habit: 'language app|duolingo|babbel|busuu|memrise|spanish app|french app|german app|italian app|japanese app',
    said: 'duo|streak|owl|app|lesson|rosetta stone|lingodeer|pimsleur|drops',
  },
  {
    id: 'speakaloud',
    habit: 'speak|aloud|out loud|conversation|tutor|with a speaker',
    said: 'italki|tandem|chat|spoken|speaking|talk|preply|language exchange|conversation class',
    not: 'speak up|so to speak|speak of',
  },
  {
    id: 'listen',
    habit: 'listen|podcast|audio',
    said: 'podcasts|radio|episode|coffee break|listened',
    not: 'did not listen to me|listen up',
  },
  { id: 'video', habit: 'video|film|series|documentary', said: 'youtube|clip|episode|watch|movie|ted talk' },
  {
    id: 'practise',
    habit: 'practise|practice|rehearse',
    said: 'rehearsal|drill|ran through|run through',
    not: 'in practice|best practice|gp practice',
  },
  {
    id: 'guitar',
    habit: 'guitar|ukulele|bass guitar|banjo',
    said: 'strum|noodle|riff|fingerpicking|fretboard|uke|play|chord|scales|strings|pick',
  },
  {
    id: 'piano',
    habit: 'piano|keyboard',
    said: 'scales|arpeggio|hanon|sonata|the keys|tinkled|ivories|bach|chopin|play|czerny|etude',
  },
  {
    id: 'instrument',
    habit:
      'violin|cello|flute|saxophone|sax|clarinet|trumpet|drums|drum|harmonica|instrument|viola|oboe|trombone|fiddle',
    said: 'scales|play|practice pad|bow|etude|arpeggio|rudiment|band practice|sheet music',
  },
  { id: 'sing', habit: 'sing|singing|choir|vocal', said: 'sang|vocal warm up|warm up|song|karaoke' },
  {
    id: 'music',
    habit: 'music|song|play one piece|a piece|piece for fun',
    said: 'play|jam|jammed|tune',
    not: 'listen to music|playlist',
  },
  {
    id: 'draw',
    habit: 'draw|sketch|paint|doodle|watercolour|illustration|art|sketchbook',
    said: 'procreate|pencil|canvas|easel|drew|acrylic|charcoal|portrait|brush pen|painting|drawing|watercolours',
    not: 'draw the line|luck of the draw|state of the art|paint the town|drawer|draw curtains|drew the curtains',
  },
  {
    id: 'craft',
    habit: 'knit|crochet|sew|embroider|woodwork|pottery|quilt',
    said: 'row|rows|stitch|yarn|needles|granny square|scarf|whittle|throw a pot|the wheel',
  },
  { id: 'photo', habit: 'photo|photograph|picture|photography', said: 'camera|snap|shot|shoot|pic' },
  {
    id: 'garden',
    habit: 'garden|plants|weed|allotment|houseplants|mow',
    said: 'weeding|lawn|tomatoes|seedling|pruned|flower bed|dig|planted|plant|veg patch',
    not: 'smoked weed',
  },
  {
    id: 'bed',
    habit: 'in bed|bed|bedtime|lights out|asleep|sleep|fall asleep|go to bed|light off',
    said: 'lights were out|light out|lamp off|lamp out|lights off|lights were off|turned in|turn in|hit the hay|hit the sack|tucked up|tucked in|nodded off|nod off|crashed out|zonked|head hit the pillow|gone by|spark out|under the duvet|under the covers|early night|in the land of nod|kip|hit the pillow|out like a light|passed out',
    opposite:
      'stayed up late|stay up late|up late|late night|up past my bedtime|stayed up past|up till|up until|stayed up till|stayed up until|stayed up|awake till|awake until|up til|all nighter|pulled an all nighter|burned the midnight oil|still up|still awake|up at midnight|up past midnight|awake at',
    not: 'stay in bed|make the bed|made the bed|made my bed|make my bed|before bed|straight out of bed|bed sheets|changed the bed|out of bed|fell asleep on|flower bed|before bedtime|got out of bed|asleep on the sofa|fell asleep on the sofa|sleep well|slept well|slept badly|sleep badly|slept like|slept terribly|breakfast in bed|kids to bed|phone in bed|in bed all day|ill in bed|sick in bed',
  },
  {
    id: 'wake',
    habit: 'get up|wake|wake up|out of bed|rise|up at|up by|alarm|up before',
    said: 'got up|woke|woken|feet on the floor|first alarm|up with the lark|up and about|awake|was up|were up|out of my pit',
    opposite:
      'overslept|oversleep|slept in|sleep in|lie in|lay in|snoozed|snooze|slept through my alarm|slept through the alarm|hit snooze|stayed in bed|dozed off again|slept past',
    not: 'gave up|up late|get up from|lights up|catch up|pick up|make up|wake up call|up at night',
  },
  {
    id: 'bedmaking',
    habit: 'make the bed|make my bed',
    said: 'made my bed|made the bed|bed is made|bed made|bed was made|duvet|pillows plumped|sheets',
  },
  {
    id: 'winddown',
    habit: 'wind down|dim the light|unwind|relax',
    said: 'bath|chill|unwound|wound down|dimmed|lamp|candle|low light|herbal tea|chamomile',
  },
  { id: 'nap', habit: 'nap', said: 'napped|forty winks|siesta|snooze' },
  {
    id: 'screen',
    habit: 'screen|phone|device|screen time|screens|scroll|phone free|screen free',
    said: `mobile|ipad|tablet|laptop|telly|tv|netflix|iphone|${SOCIAL}|gaming|xbox|binged|binge|prime|kindle fire`,
    not: 'phone call|on the phone to|on the phone with|phoned|sunscreen|phone rang|phone died|phone my|phoned my|phone mum|phone interview|by phone',
  },
  { id: 'social', habit: SOCIAL, said: 'insta story|fyp|scrolled|doomscrolled|tweets|stories|meme|phone' },
  {
    id: 'tv',
    habit: 'tv|telly|television|netflix|series|binge',
    said: 'episode|iplayer|disney|boxset|box set|prime video|love island|strictly|bake off|show|binged|watched',
  },
  {
    id: 'gaming',
    habit: 'gaming|video game|game|xbox|playstation|console',
    said: 'ps5|switch|steam|fortnite|minecraft|fifa|call of duty|zelda|played|gamed|league|valorant',
    not: 'board game|football game|watch the game',
  },
  {
    id: 'news',
    habit: 'news',
    said: 'headlines|bbc|guardian|cnn|news app|doomscroll',
    not: 'good news|bad news|great news',
  },
  {
    id: 'water',
    habit: 'water|hydrate|hydration|glass of water|litre of water',
    said: 'h2o|chug|bottle|glass|litre|hydrated|sip|guzzle|refill|pint of water|squash|drank|drink',
    not: 'water the plant|watered the plant|hot water|glass of wine|wine bottle|bottle of wine|glass of red|glass of white|drink coffee|drank coffee|drank wine|drank beer|glass of milk|glass of juice|glass of prosecco|bottled it|soft drink|energy drink|fizzy drink|drinks with|coke|sunglasses|underwater',
  },
  { id: 'tea', habit: 'green tea|herbal tea', said: 'tea|cuppa|brew|peppermint|chamomile' },
  {
    id: 'caffeine',
    habit: 'caffeine|coffee|energy drink|espresso',
    said: 'latte|flat white|cappuccino|americano|red bull|monster|cuppa|brew|starbucks|costa|nespresso|mocha|cold brew|tea|macchiato|cortado|java|coke|matcha',
    not: 'decaf|herbal tea|coffee table|coffee break spanish|peppermint tea|green tea',
  },
  {
    id: 'alcohol',
    habit:
      'alcohol|alcohol free|booze|did not drink|have not drunk|not drinking|had a drink|have a drink|wine|beer|sober|dry day|dry|alcoholic|drinking',
    said: 'drink|pint|lager|cider|gin|g and t|g t|vodka|whisky|whiskey|prosecco|cocktail|glass of red|glass of white|rum|tequila|shots|tinny|tinnies|stout|guinness|tipple|bevvy|hungover|hangover|tipsy|plastered|drunk|merlot|rioja|malbec|shandy|bucks fizz|sambuca|baileys|pimms|stronger than|champagne|bubbly|bottle of wine|glass of wine|nightcap|sherry|ale|aperol|margarita|negroni|a few jars|half of',
    not: 'soft drink|energy drink|fizzy drink|water|coffee|alcohol free beer|drink water|drank water|non alcoholic|alcohol free wine|0 0|ginger beer|root beer|drinking water|hot drink|dry run|dry january|squash|tea|mocktail',
  },
  {
    id: 'smoke',
    habit: 'smoke|smoke free|cigarette|smoking|tobacco|nicotine|nicotine free|non smoker|unsmoked',
    said: 'cig|ciggy|ciggie|fag|vape|roll up|rollie|rolly|puff|drag|marlboro|lit up|bummed|cadged|light up|sparked up|baccy|snus|juul|lucky strike|cheeky one|smoker|deck|a pack',
    not: 'smoke alarm|smoked salmon|second hand smoke|smoked mackerel|smoked paprika|holy smoke',
  },
  { id: 'vape', habit: 'vape|vaping|vape free', said: 'juul|elf bar|puff|lost mary|e cig' },
  {
    id: 'cannabis',
    habit: 'cannabis|joint|weed free|smoking weed|no weed',
    said: 'spliff|blunt|stoned|bong|edible|got high|weed',
  },
  {
    id: 'gamble',
    habit: 'gamble|gambling|bet|betting|casino',
    said: 'slots|lottery|scratchcard|bookie|wager|poker|flutter|bet365|punt|roulette|paddy power',
    not: 'i bet|you bet|best bet',
  },
  { id: 'craving', habit: 'craving|urge', said: 'rode it out|surfed it|ride it out|tempted|itch|rode out' },
  {
    id: 'snack',
    habit: 'snack|snacking|nibble|eat after|eating after|late night eating|food after|midnight snack',
    said: `crisps|chips|popcorn|nuts|peanuts|doritos|pringles|raided the fridge|raid the fridge|raided the cupboard|munch|munchies|pretzel|digestive|toast|nibbles|cheese|crackers|kettle chips|handful of|raided|fridge raid|kitchen closed|kitchen shut|kitchen was closed|cereal|pork scratchings|bowl of|${SWEETS}`,
    not: 'chips with dinner|made toast for|log',
  },
  {
    id: 'sugar',
    habit: `sugar|sweets|sweet|sugary|sugar free|${SWEETS}`,
    said: `fizzy|soda|coke|cola|frappuccino|syrup|${SWEETS}`,
    not: 'sweet potato|short and sweet|piece of cake|sugar free gum|coke zero|how sweet|my sweet|rice cake',
  },
  {
    id: 'soda',
    habit: 'soda|fizzy drink|fizzy|soft drink|sugary drink|pop',
    said: 'coke|pepsi|cola|sprite|fanta|lemonade|dr pepper|irn bru|mountain dew|7up|can of',
    not: 'baking soda|soda bread|pop to|pop out|popped',
  },
  {
    id: 'takeaway',
    habit: `takeaway|takeaways|fast food|junk|junk food|takeout|eat out|eating out`,
    said: `${TAKEAWAY}|ordered in|order in|curry house|ate out|got food delivered`,
    not: 'made pizza|homemade pizza|home made pizza|veggie burger|pizza from scratch',
  },
  {
    id: 'veg',
    habit: 'vegetable|veg|veggie|greens|salad|5 a day|five a day',
    said: 'broccoli|carrot|spinach|pea|kale|pepper|courgette|cauliflower|tomato|green bean|sprout|stir fry|cucumber|lettuce|asparagus|sweetcorn|cabbage|aubergine|zucchini|eggplant|beetroot|leek|mushroom|parsnip|rocket|celery|coleslaw|ratatouille|roast veg|butternut|pak choi|sweet potato|side salad|crudites|avocado|chard|squash|green',
    not: 'couch potato|veg out|vegged out|salt and pepper|green light|green tea|dr pepper|golf green|green party',
  },
  {
    id: 'fruit',
    habit: 'fruit',
    said: 'apple|banana|berry|berries|orange|grapes|satsuma|pear|mango|kiwi|strawberry|blueberry|raspberry|smoothie|melon|peach|plum|clementine|pineapple|tangerine|nectarine|cherries|watermelon|apricot|grapefruit',
    not: 'apple watch|apple pie|fruitful|fruit machine|orange juice|apple pay',
  },
  {
    id: 'protein',
    habit: 'protein',
    said: 'egg|chicken|yoghurt|shake|whey|tofu|fish|salmon|tuna|cottage cheese|lentil|omelette|skyr|turkey|beans|quark|prawn|tempeh|huel|steak|kefir|greek yoghurt|mackerel|sardines|bacon|ham|huevos|scrambled',
  },
  { id: 'oats', habit: 'oats|porridge|oatmeal|overnight oats', said: 'bowl of oats|granola' },
  {
    id: 'breakfast',
    habit: 'breakfast',
    said: 'porridge|oats|oatmeal|cereal|granola|weetabix|muesli|brekkie|brekky|overnight oats|bagel|avocado toast|shredded wheat|first meal|full english',
    weak: true,
  },
  {
    id: 'lunchbox',
    habit:
      'packed lunch|lunch from home|homemade lunch|pack lunch|pack my lunch|bring lunch|make lunch|take lunch|make my lunch|prep lunch|bring my lunch|take my lunch',
    said: 'packed lunch|lunch box|lunchbox|tupperware|sandwich|leftovers|made lunch|lunch',
    opposite: 'bought lunch|pret|meal deal|canteen|bought a sandwich|lunch out|ate out',
  },
  {
    id: 'cook',
    habit:
      'cook|home cooked|dinner|cooking|recipe|home cooked meal|homemade|cook dinner|meal at home|make dinner|meal prep|batch cook',
    said: 'made dinner|made tea|made supper|made a curry|curry|pasta|stir fry|chilli|roast|lasagne|soup|casserole|whipped up|knocked up|stew|spag bol|risotto|bolognese|slow cooker|air fryer|from scratch|omelette|home made|traybake|made a|cooked up',
    opposite: `${TAKEAWAY}|ate out|ordered in|order in|ready meal|microwave meal|went out for dinner|out for dinner`,
    not: 'with dinner|for dinner with|dinner with|at dinner|after dinner|before dinner|cookie|what is cooking',
  },
  {
    id: 'meat',
    habit: 'meat|meat free|vegetarian|vegan|plant based|veggie day',
    said: 'bacon|steak|chicken|burger|sausage|ham|pork|beef|lamb|turkey|mince|sausages|kebab|bacon butty|salami|pepperoni',
    not: 'veggie sausage|veggie burger|vegan sausage|meatless|tofu|meat and bones',
  },
  {
    id: 'medicine',
    habit: 'medicine|medication|med|tablet|pill|inhaler|insulin|dose|antidepressant|statin|ventolin',
    said: 'prescription|metformin|sertraline|the pill|tabs|puffer|levothyroxine|lisinopril|took it with',
    not: 'ipad|taste of my own medicine',
  },
  {
    id: 'vitamin',
    habit: 'vitamin|supplement|omega|iron tablet|magnesium|creatine|probiotic|fish oil|vit d|multivitamin',
    said: 'vits|vit|capsule|gummies|tablet|pill|zinc|cod liver oil|berocca|b12|d3',
  },
  {
    id: 'floss',
    habit: 'floss|interdental|flossing',
    said: 'flossed|tepe|waterpik|between my teeth|water flosser|dental pick|interdental brush',
  },
  {
    id: 'teeth',
    habit: 'brush my teeth|brush teeth|teeth|brush',
    said: 'brushed|brush|brushing|toothbrush|toothpaste|gnashers|pearly whites|colgate',
    not: 'brush pen|hair brush|brushed off|paint brush|floss my teeth',
  },
  { id: 'retainer', habit: 'retainer|mouthguard|night guard|aligner', said: 'invisalign|in my mouth' },
  {
    id: 'sunscreen',
    habit: 'sunscreen|spf|sun cream|suncream|sunblock',
    said: 'factor 50|factor 30|factor fifty|sun lotion',
  },
  {
    id: 'face',
    habit: 'wash my face|face wash|cleanse|cleanser',
    said: 'face washed|washed my face|double cleanse|make up off|makeup off|face clean',
    not: 'came face to face',
  },
  {
    id: 'skincare',
    habit: 'skincare|skin care|moisturise|moisturiser|hand cream|serum',
    said: 'cerave|lotion|retinol|face cream|moisturised|cream',
    not: 'ice cream|cream cake|sun cream',
  },
  {
    id: 'picking',
    habit: 'picking at my skin|pick at my skin|skin picking|picking',
    said: 'picked|picked at|squeezed',
    not: 'picked up|picking up|nose picking',
  },
  {
    id: 'shower',
    habit: 'shower|cold shower|warm wash|bath|ice bath|cold plunge',
    said: 'showered|cold water|cold blast|tub|soak|freezing blast|cold one',
    not: 'baby shower|rain shower|showers all day|bathroom|kids bath|bath time',
  },
  {
    id: 'nails',
    habit: 'nail biting|bite my nail|nail|biting',
    said: 'bit my nail|chewed|chew|gnawed|nibbled my nail|nails to the quick|bit them',
    not: 'nailed|nailed it',
  },
  {
    id: 'standup',
    habit: 'stand up|stand|standing|movement break|posture|desk break',
    said: 'stood|standing desk|got up from my desk|moved about|off my chair|out of the chair|breaks|away from my desk',
    not: 'stood me up|can not stand|stand up comedy|outstanding|stand by',
  },
  {
    id: 'outside',
    habit: 'outside|outdoors|daylight|sunlight|fresh air|nature|out of the house|sun',
    said: 'the park|balcony|sunshine|garden|woods|beach|sat in the sun|back step|got out',
    not: 'outside my comfort|nature of',
  },
  {
    id: 'save',
    habit: 'save|saving|savings|put aside|set aside',
    said: 'money|monzo|pot|transfer|isa|piggy bank|jar|squirrelled|stash|rainy day fund|tucked away|banked|moved',
    not: 'saved my bacon|save time|save me|saved by',
  },
  {
    id: 'budget',
    habit:
      'purchase|what i spend|every penny|budget|track my spending|track spending|expense|log my spending|log spending|spending log|bank balance|finances|log expense|record spending|bank app|check my balance',
    said: 'what i spent|spent|spend|spends|ynab|receipt|spreadsheet|spending|bank balance|bank account|banking app|money app|emma app|logged every|spend logged|balance|logged',
  },
  {
    id: 'nospend',
    habit: 'no spend|spend|impulse buy|impulse|online shopping|buy|unplanned purchase|shopping|non essential',
    said: 'amazon|asos|ebay|vinted|shein|splurged|bought|zara|temu|etsy|purchase|new shoes|basket|checkout|ordered|treat',
    not: 'spend time|spent time|spent the|food shopping|bought lunch|window shopping',
  },
  {
    id: 'tidy',
    habit: 'tidy|declutter|organise|tidy up|tidying|reset',
    said: 'sorted|decluttered|spotless|blitz|blitzed|straightened up|had a clear out|clear up|clean|cleared|cleaned|clean up|ordered|neat|clutter|marie kondo|straighten|whipped round|immaculate|clear',
    not: 'sorted it out|all sorted|clear about|clear head',
  },
  {
    id: 'clean',
    habit: 'clean|hoover|vacuum|sweep|dust|wipe|mop|scrub',
    said: 'tidied|tidy|spotless|hoovered|scrubbed|blitzed|henry|sparkling|polish|bleach|wiped down|dyson|floors|cleaned',
    not: 'clean eating|came clean|clean out of|vacuumed up',
  },
  {
    id: 'clear',
    habit: 'clear|surface',
    said: 'cleared|clear|tidied|wiped|empty|sorted|decluttered|worktop|counter|table|desk',
    not: 'clear about|clear head|all clear',
  },
  {
    id: 'dishes',
    habit: 'dishes|dish|washing up|dishwasher|sink|wash up',
    said: 'plates|pots|pans|dishwasher|washed up|crockery|sink|load the dishwasher|marigolds|drying rack',
    not: 'favourite dish|side dish|satellite dish',
  },
  {
    id: 'laundry',
    habit: 'laundry|washing|clothes|fold|ironing',
    said: 'washing machine|folded|wash on|hung out|ironed|wardrobe|socks|clothes away|a load|dryer|drier|tumble',
    not: 'washing up|washing the dishes|washing my face|washing my hair',
  },
  {
    id: 'bins',
    habit: 'bin|rubbish|trash|recycling|recycle|compost',
    said: 'bins out|bin bags|recycled|garbage|wheelie',
    not: 'binned it|been rubbish|felt rubbish|rubbish day|felt like trash|rubbish weather',
  },
  { id: 'inbox', habit: 'inbox|email|emails', said: 'inbox zero|outlook|gmail|unread|mail|mails' },
  {
    id: 'focus',
    habit: 'focus|focused|deep work|pomodoro|distraction free|avoided task|concentrate|work block|focus block',
    said: 'block|pomodoros|pomo|pom|tomato timer|heads down|flow|deep|in the zone|focusmate|forest app|timer|sprint',
    not: 'round the block|around the block|out of focus|road block|building block|writers block|on the block|blocked',
  },
  {
    id: 'todo',
    habit:
      'top task|to do list|to do|plan my day|plan tomorrow|plan the day|priority|priorities|plan|first step|next step|schedule|planner|list|task',
    said: 'to dos|todo|todoist|notion|sticky note|mapped out|agenda|list|big three|top three|planned|calendar|planned out|diary for',
    not: 'as planned|planned to|planned on|plan to|shopping list|plan was|bucket list|the plan|according to plan|no plan|plans changed|planning to|planning on',
  },
  {
    id: 'job',
    habit:
      'job|application|apply|cv|resume|cover letter|linkedin|recruiter|job search|job board|vacancies|vacancy|role|portfolio',
    said: 'indeed|reed|applied|hiring manager|job app|submitted|sent off|posting|glassdoor|roles|interview prep|interview',
    not: 'nose job|good job|great job|resumed|job was|at my job|on the job|apply cream|day job',
  },
  {
    id: 'network',
    habit: 'network|networking|reach out|contact',
    said: 'linkedin message|messaged|reached out|connection|introduced|coffee chat',
    not: 'contact lens',
  },
  { id: 'interview', habit: 'interview|interview question', said: 'star answers|mock interview|interview prep' },
  {
    id: 'present',
    habit: 'speech|presentation|public speaking|toastmasters|rehearse|speak up|speak in|present',
    said: 'slides|talk|pitch|rehearsed|spoke up|delivered|raised my hand|toast|said something',
    not: 'bought a present|birthday present|christmas present|presents',
  },
  {
    id: 'kids',
    habit: 'kid|children|son|daughter|child|toddler|baby|family',
    said: 'little one|boys|girls|lad|toddler|youngest|eldest|the twins|kiddo|bub',
    weak: true,
  },
  {
    id: 'playkids',
    habit: 'play with|playtime|game with|board game|family game',
    said: 'lego|playground|hide and seek|duplo|play doh|monopoly|uno|toy|tea party|kick about|snakes and ladders|board games|den|jigsaw',
  },
  {
    id: 'story',
    habit: 'bedtime story|story to|read to',
    said: 'gruffalo|storytime|story|dr seuss|roald dahl|julia donaldson|picture book|tiger who came',
  },
  {
    id: 'partner',
    habit: 'partner|wife|husband|girlfriend|boyfriend|spouse|fiance|fiancee',
    said: 'hubby|other half|missus|date night|my love',
    weak: true,
  },
  {
    id: 'parents',
    habit: 'mum|mom|dad|parent|gran|grandma|nan|grandad|grandpa|mother|father|granny|grandparent',
    said: 'mam|mummy|pops|folks|old man|nana|papa|mama',
    weak: true,
  },
  { id: 'sibling', habit: 'sister|brother|sibling|aunt|uncle|cousin', said: 'sis|bro', weak: true },
  {
    id: 'friend',
    habit: 'friend|someone i like|someone i trust|mate|ally|someone|people|neighbour|colleague|stranger',
    said: 'pal|bestie|buddy|mate|bff|best mate',
    weak: true,
  },
  {
    id: 'call',
    habit: 'call|phone|ring|phone call',
    said: 'rang|phoned|called|facetime|video call|zoom|chat|spoke|speak|natter|chinwag|on the phone|caught up|catch up|blower|skype|voice call|called',
    not: 'called away|call it a day|called it a day|call in sick|called in sick|ring pull|so called|call of duty|conference call|calling it|called it|call it|work call|close call|wake up call|called off|phone was|phone stayed',
  },
  {
    id: 'message',
    habit: 'message|text|send|check in with|write to|honest message|dm',
    said: 'whatsapp|whatsapped|voice note|texted|messaged|dropped a line|pinged|dmed|sent|postcard|replied|meme',
    not: 'textbook|text from|message from',
  },
  {
    id: 'meet',
    habit: 'meet|see a friend|catch up|coffee with|spend time|time with|social|lunch with',
    said: 'met|met up|hung out|hang out|saw|coffee|caught up|brunch|visited|quality time|popped round|went round',
    not: 'meeting|social media|caught up on|catch up on',
  },
  {
    id: 'thank',
    habit: 'thank|compliment|appreciate|appreciation|kind word',
    said: 'thanked|said thank|told her|told him|complimented|praised|appreciated',
    not: 'thanks|thankful|thank you|thank god|thank goodness',
  },
  { id: 'hug', habit: 'hug|kiss|cuddle', said: 'hugged|snuggle|squeeze' },
  {
    id: 'kind',
    habit: 'kind|kindness|volunteer|help someone|good deed|act of kindness',
    said: 'food bank|helped|litter pick|soup kitchen|donated|held the door|gave up my seat|carried|charity shop|favour',
    not: 'kind of|kinda|some kind|what kind',
  },
  { id: 'donate', habit: 'donate|give away|charity', said: 'donation|charity shop|gave away|oxfam|dropped off' },
  {
    id: 'cup',
    habit: 'reusable cup|reusable|reusable bottle|keep cup|own cup|own bottle',
    said: 'my cup|own mug|tote|flask|my cup with me',
    opposite: 'disposable cup|paper cup|plastic cup|single use',
  },
  { id: 'litter', habit: 'litter|litter pick', said: 'rubbish off the|crisp packet|picked up rubbish|cans off' },
  {
    id: 'transit',
    habit: 'bus|train|public transport|car free|leave the car|drive',
    said: 'tube|tram|metro|took the bus|got the bus|drove|car',
    not: 'training|trained|trainers|car keys|train for',
  },
  { id: 'pet', habit: 'dog|cat|puppy|pet|hamster', said: 'pooch|pup|rover|kitten|fido|walkies', weak: true },
  {
    id: 'therapy',
    habit: 'therapy|cbt|worry time|mood log|mood|affirmation|thought record|worry',
    said: 'therapist|counsellor|thought diary|mood tracker|mantra|daylio|worries',
    not: 'in a mood|bad mood|good mood|no worries|do not worry',
  },
  {
    id: 'puzzle',
    habit: 'chess|puzzle|sudoku|crossword|brain training|wordle',
    said: 'lichess|chess com|jigsaw|blitz|lumosity|clues|tactics',
  },
  {
    id: 'kit',
    habit:
      'kit|lay out|gym bag|gym clothes|workout clothes|running shoes|pack my bag|pack bag|clothes and shoes|exercise clothes',
    said: 'bag packed|bag is packed|kit out|shoes by the door|trainers|trainers by the door|laid out|leggings|clothes ready|clothes out|gear|ready by the door|by the door|packed',
  },
  {
    id: 'bp',
    habit: 'blood pressure|blood sugar|temperature|weigh|glucose',
    said: 'reading|bp|cuff|sugars|finger prick|monitor',
  },
  {
    id: 'pain',
    habit: 'ice|heat pack|pacing|rest break|rest',
    said: 'hot water bottle|lay down|lie down|rested|paced|ice pack',
    not: 'the rest|rest of|rest day',
  },
  {
    id: 'appointment',
    habit: 'appointment|doctor|gp|dentist|support service|clinic',
    said: 'booked|surgery|referral|rang the doctor|nurse|111',
    not: 'doctor who',
  },
  { id: 'chord', habit: 'chord|scale', said: 'barre|f major|g major|c major|a minor|e minor|bar chord' },
  { id: 'newword', habit: 'new word|words|phrase|verb', said: 'vocab|conjugation|vocabulary|learned|learnt' },
  {
    id: 'eatslow',
    habit: 'eat slowly|sitting down|at the table|regular meal|meal|seconds',
    said: 'ate slowly|fork down|put my fork|three meals|dinner table|ate at the table|breakfast lunch and dinner',
    opposite: 'ate at my desk|ate standing|ate in front of|wolfed|scoffed it|at my desk',
  },
  {
    id: 'mindset',
    habit: 'visualise|affirm|learned|lesson learned|reflect',
    said: 'reflection|visualised|visualisation|reflected',
  },
];

/** Languages and instruments keep their weight before another noun: “my Spanish app” is about Spanish. */
export const TOPICS = new Set(
  'spanish french german italian portuguese japanese chinese mandarin cantonese korean arabic russian dutch polish welsh swedish norwegian danish finnish hindi turkish greek irish gaelic latin ukrainian czech hebrew vietnamese thai urdu punjabi bengali swahili english guitar piano violin cello drums ukulele'.split(
    ' ',
  ),
);
