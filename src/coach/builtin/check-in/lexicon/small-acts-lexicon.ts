import type { Concept } from '../habit/concept.ts';

/** Smaller acts of eating, money and the body, each closer than the broad ones that share its words. */
export const SMALL_ACTS: readonly Concept[] = [
  // Drinks, meals and money
  {
    id: 'softdrink',
    habit: 'something alcohol free|alcohol free drink|alcohol free beer|alcohol free option|soft drink first|mocktail',
    said: '0.0|zero percent|non alcoholic|nolo|mocktails|virgin|lime and soda|soda and lime|ginger ale|ginger beer|lemonade|tonic water|lucky saint|becks blue|kombucha|elderflower|j2o|soft one|soft drink|orange juice|squash|appletiser|alcohol free|alcohol free lager|alcohol free cider|alcohol free wine|fizzy water|sparkling water',
    narrow: true,
  },
  {
    id: 'beer',
    habit: 'beer|beers|pint|pints',
    said: 'lager|ale|stout|ipa|tinny|tinnies|can of|cans|bevvy|bevvies|guinness|pilsner|half of bitter|bitter|stubby|brewski|jars|cold one|cold ones|swift half|cider|shandy|half a shandy',
    not: 'ginger beer|ginger ale|root beer|alcohol free beer|alcohol free lager|beer garden|real beer garden|heineken 0.0|lime and soda',
    narrow: true,
  },
  {
    id: 'soup',
    habit: 'soup|broth',
    said: 'minestrone|chowder|bisque|gazpacho|ramen|pho|miso|leek and potato|stock|dahl|dal|lentil pot|cullen skink|borscht|pot on the hob|big pot of|stockpot|souped',
    narrow: true,
  },
  {
    id: 'eatlate',
    habit:
      'stop eating|finish eating|done eating|eating by|eat by|last meal|last bite|kitchen closed|nothing after dinner|fast overnight',
    said: 'last mouthful|stopped eating|ate my last|finished dinner|finished tea|finished supper|dinner was|supper was|raided the fridge|fridge raid|fridge|late snack|midnight snack|midnight feast|second dinner|nibbled|toast at|cereal at|leftovers at|munched|crisps at|ate nothing|kitchen shut|kitchen is closed|ate something|ate at|snacking|snacked|had food|eaten',
  },
  {
    id: 'dailybudget',
    habit:
      'daily budget|day budget|budget of|spending limit|spending cap|daily spend|spend at most|spend under|spend no more|spend less|spend max|spend only|stay under',
    said: 'budget|under budget|over budget|within budget|a cent|a penny|spent|blew|came to|cost me|forked out|shelled out|splashed out|paid|total spend|all in|at the till|rang up|set me back|quid|went on|burned through|burnt through|dropped',
    hint: 'lunch|petrol|shop|tills|card|receipt',
  },
  {
    id: 'onlinebuying',
    habit: 'buy nothing online|online shopping|buy nothing|impulse buy|impulse buys|no impulse|no spend',
    said: 'vinted|ebay|amazon|asos|etsy|temu|shein|depop|checkout|one click|added to basket|basket|splurged|impulse bought|treated myself|parcel|next day delivery|sale|flash sale|on a whim|bought|ordered online|purchase',
    not: 'bought groceries|bought milk|bought bread|basket of washing|washing basket|laundry basket',
  },
  {
    id: 'fermented',
    habit: 'fermented|sauerkraut|kimchi|kefir|probiotic yoghurt',
    said: 'live yoghurt|miso|pickles|kombucha|sourkraut',
    narrow: true,
  },
  {
    id: 'nutsseeds',
    habit: 'nuts|seeds|handful of nuts|almonds|walnuts',
    said: 'cashews|pistachios|hazelnuts|brazil nuts|pecans|macadamia|flaxseed|chia|pumpkin seeds|sunflower seeds|trail mix|mixed nuts|macadamias',
    not: 'doughnut|nuts to|drove me nuts|going nuts|seeds out|sowed',
    narrow: true,
  },
  {
    id: 'pulses',
    habit: 'beans|lentils|pulses|legumes|chickpeas',
    said: 'dahl|dal|hummus|houmous|kidney beans|black beans|butter beans|chilli|edamame|lentil|chickpea|falafel',
    narrow: true,
  },
  {
    id: 'homeby',
    habit: 'home by|home before|be home|leave work by|leave the office by',
    said: 'got in|got home|walked in|through the door|back at|back by|home at|in the door|arrived home|made it home|home till|left at|out the door|left work|left the office|knocked off|downed tools',
    not: 'got in touch|got in the car|back at it',
  },
  {
    id: 'betweenmeals',
    habit: 'between meals|snacking between|no snacking',
    said: 'between lunch and dinner|between breakfast and lunch|picked at|nibbled|grazed|elevenses|leftovers',
  },
  // Body and care
  {
    id: 'pill',
    habit:
      'blood thinner|antihistamine|statin|thyroxine|antidepressant|blood pressure tablet|blood pressure pill|pill|tablet|tablets|pills|thyroid pill|hrt|medication',
    said: 'meds|capsule|dose|warfarin|apixaban|cetirizine|loratadine|piriton|hay fever tablet|hay fever pill|levothyroxine|ramipril|sertraline|swallowed|blister pack|pill box|dosette|popped|pilled',
    opposite: 'still in the blister|pill still in|pharmacy was closed',
    not: 'sleeping pill|pillow|dishwasher tablet|tablet off|on my tablet|popped to|popped out|popped in',
  },
  {
    id: 'patch',
    habit: 'nicotine patch|patch',
    said: 'nicorette|niquitin|stuck on a fresh one|fresh patch',
    narrow: true,
  },
  {
    id: 'mouthwash',
    habit: 'mouthwash|rinse mouth|rinse with|salt water rinse|oil pulling',
    said: 'listerine|corsodyl|swish|swished|swilled|gargled|rinsed|swill|minty rinse|coconut oil swished',
    narrow: true,
  },
  {
    id: 'tongue',
    habit: 'tongue scraper|scrape my tongue|clean my tongue',
    said: 'tongue scraped|tongue scrape|scraper|tongue cleaned',
    narrow: true,
  },
  {
    id: 'eyedrops',
    habit: 'eye drops|eye drop|drops',
    said: 'hycosan|drops in|both eyes done|artificial tears',
    narrow: true,
  },
  {
    id: 'bloodgiving',
    habit: 'give blood|donate blood|blood donation',
    said: 'donated a pint|gave a pint|blood bank|blood donor|donor centre|donation centre|gave an armful|donated plasma|blood donated|armful',
    not: 'blood test|blood pressure|blood sugar|blood thinner',
    narrow: true,
  },
  {
    id: 'coldwater',
    habit: 'cold shower|ice bath|cold plunge|cold water',
    said: 'icy shower|freezing shower|plunge|turned it cold|cold blast|cold tap|wim hof|ice cold|shivered',
    opposite: 'hot shower|warm shower|hot bath',
    narrow: true,
  },
  {
    id: 'skipping',
    habit: 'skip rope|skipping rope|jump rope|rope turns',
    said: 'skips|rope|jumps|double unders|turns with the rope|skipped rope|with the rope|jumped rope|skipping',
    narrow: true,
  },
  {
    id: 'hang',
    habit: 'dead hang|hang from|hang on the bar',
    said: 'hung|hung on|hung from|hanging|bar hang|on the pull up bar',
    not: 'hung out|hung up|hung over|hang on a|washing hung|hung the washing',
    narrow: true,
  },
  {
    id: 'kettlebellswing',
    habit: 'kettlebell|kettlebell swings|swings',
    said: 'swung|bell swings|kb swings|swung the bell|kettlebells|two handed swings',
    not: 'mood swings|swings and roundabouts|swung by|at the swings',
    narrow: true,
  },
  {
    id: 'hula',
    habit: 'hula hoop|hoop|trampoline|rebounder',
    said: 'hooped|hula|bounced|bounces|hooping',
    narrow: true,
  },
  {
    id: 'boxing',
    habit: 'box|boxing|shadow box|heavy bag|punch bag',
    said: 'boxed|sparred|sparring|gloves|jabs|the bag|bag work|pads|punchbag|rounds on the bag|shadow boxed|shadow boxing',
    not: 'box set|lunch box|post box|boxed up|toy box|box of|boxing day|in a box|in the box',
    narrow: true,
  },
];
