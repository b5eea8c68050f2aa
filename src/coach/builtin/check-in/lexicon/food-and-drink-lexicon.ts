import type { Concept } from '../habit/concept.ts';

/** Eating, drinking and smoking. */
export const FOOD: readonly Concept[] = [
  {
    id: 'water',
    habit: 'water|hydrate|hydration|glass of water|litre of water',
    said: "h2o|chug|litre|hydrated|guzzle|refill|pint of water|hydrating|h20|2l|watered myself|litres|litre bottle|water bottle|stanley cup|hydro flask|chilly's bottle|tap water|agua|glasses of water|refilled|jug|fizzy water|sparkling water|evian|chugged",
    hint: 'glass|bottle|sip|drink|squash|pint|cup|drank|all eight|eight downed|downed|bottles|litre bottles|two bottles|filled my bottle|bottle filled|big bottle|camelbak|hydrated|h2o in|swigged|glugged|sipped all day|pints of water|still water|topped up my bottle|water in',
    not: 'water the plant|watered the plant|hot water|glass of wine|wine bottle|bottle of wine|glass of red|glass of white|drink coffee|drank coffee|drank wine|drank beer|glass of milk|glass of juice|glass of prosecco|bottled it|soft drink|energy drink|fizzy drink|drinks with|coke|sunglasses|underwater|water the garden|watering can|watering the|watered my|water my plant|waterproof|watered down|water bill|dead in the water|bath water|watering|cold water swim|fire water|rose water|watermelon',
  },
  {
    id: 'tea',
    habit: 'green tea|herbal tea',
    said: 'tea|cuppa|brew|peppermint|chamomile|teabag|rooibos|earl grey|tea bag|mint tea|cup of tea|matcha|chai|teapot|pot of tea|peppermint brew|mint brew|chamomile brew|ginger and lemon|lemon and ginger|fennel tea|liquorice tea|infusion|sleepy tea|nighty night tea',
  },
  {
    id: 'caffeine',
    habit: 'caffeine|coffee|energy drink|espresso',
    said: 'latte|flat white|cappuccino|americano|red bull|monster|cuppa|brew|starbucks|costa|nespresso|mocha|cold brew|tea|macchiato|cortado|java|coke|matcha|coffees|cafetiere|aeropress|filter coffee|instant coffee|double shot|pumpkin spice|diet coke|pepsi max|iced coffee|caffe nero|pret coffee|tim hortons|dunkin|cup of joe|builders tea|yorkshire tea|earl grey|pg tips|black tea|breakfast tea|lucozade|pro plus|caffeinated|caff|flat whites|oat latte|barista|mug of coffee|last cup|cups|decaf after|switched to decaf|third coffee|second coffee|gingerbread latte|lattes|frappe|iced latte|caffeine hit|instant|filter|tea bag|builders brew|diet pepsi|energy can|caffeine tablet|espressos|cappucino|babyccino|brews|cuppas|pret|nero|made it at home|in the flask|my own flask|home brew',
    hint: 'mug|cup|shot',
    not: 'decaf|herbal tea|coffee table|coffee break spanish|peppermint tea|green tea|decaffeinated|decaf coffee|rooibos|mint tea|chamomile|camomile|ginger tea|fruit tea|caffeine free|coffee shop with|for coffee with my laptop|tea towel|tea time|teatime|for tea|made tea|fish tea|what is for tea',
  },
  {
    id: 'alcohol',
    habit:
      'alcohol|alcohol free|booze|did not drink|have not drunk|not drinking|had a drink|have a drink|wine|beer|sober|dry day|dry|alcoholic|alcohol free drink|no thanks line|stop drinking|quit drinking|drinking alcohol|weeknight drinking',
    said: 'drink|pint|lager|cider|gin|g and t|g t|vodka|whisky|whiskey|prosecco|cocktail|glass of red|glass of white|rum|tequila|shots|tinny|tinnies|stout|guinness|tipple|bevvy|hungover|hangover|tipsy|plastered|drunk|merlot|rioja|malbec|shandy|bucks fizz|sambuca|baileys|pimms|champagne|bubbly|bottle of wine|glass of wine|nightcap|sherry|ale|aperol|margarita|negroni|a few jars|drinks|drinks after work|wines|beers|pints|brewdog|ipa|pale ale|heineken|stella|bud|budweiser|corona beer|peroni|moretti|chardonnay|sauvignon|pinot|cab sav|rose wine|red wine|white wine|mulled wine|sangria|port|brandy|cognac|whiskies|bourbon|scotch|rum and coke|vodka tonic|gin and tonic|g&t|spritz|old fashioned|mojito|martini|espresso martini|shot of|jaegerbomb|jagerbomb|on the lash|on the sauce|on the piss|half cut|merry|buzzed|legless|boozed|boozy|vino|plonk|cava|a swift half|swift half|swift one|nip of|wet my whistle|cracked open a cold one|a cold one|buckfast|hard seltzer|white claw|hooch|wkd|drank nothing|stayed dry|stayed off the|on the wagon|off the wagon|tee total|teetotal|stone cold sober|sober as|bar tab|sloshed|soft stuff|pissed|hammered|wasted last night|designated driver|lime and soda|glass with dinner|a glass|pub|the real stuff|day of sobriety|nothing stronger|stronger than|small glass|drank|hard stuff|sauce|the sauce|off the sauce|nosecco|af beer|abstained|few too many|too many|jars|off licence|bottle of rose|fizz|bevvies|bevs|hair of the dog|pub crawl|happy hour|boozy lunch|day drinking|brewery|taproom|wine bar|cocktail bar|shots of|tequila shots|toddy|hot toddy|eggnog|pornstar|daiquiri|cosmo|kir|absinthe|ouzo|grappa|limoncello|sake|soju',
    hint: 'half|bar|jars|round|half of',
    not: 'soft drink|energy drink|fizzy drink|water|coffee|alcohol free beer|drink water|drank water|non alcoholic|alcohol free wine|0 0|ginger beer|root beer|drinking water|hot drink|dry run|dry january|squash|tea|mocktail|pub quiz|pub lunch|pub garden with a coke|tonic water|wine gum|rum and raisin|beer garden|wine vinegar|coffee shot|a glass of water|a glass of squash|glass of milk|glass of juice|a glass of orange|glass of lemonade|flu shot|looking glass|drinking my water|drink my water|green drink|smoothie|milkshake|protein drink',
    calls: 'no drinking',
  },
  {
    id: 'smoke',
    habit: 'smoke|smoke free|cigarette|smoking|tobacco|nicotine|nicotine free|non smoker|unsmoked',
    said: 'cig|ciggy|ciggie|fag|vape|roll up|rollie|rolly|puff|drag|marlboro|lit up|bummed|cadged|light up|sparked up|baccy|snus|juul|lucky strike|smoker|smokes|ciggies|cigs|cigar|cigarillo|rollies|rolled one|roll ups|fags|fag break|smoke break|smoked one|smoking area|on a cig|silk cut|benson|b&h|camel blues|mayfair|amber leaf|golden virginia|shisha|hookah|vaped|nicorette|nic pouch|zyn|patch on|durries|darts|lit one|sparked one|gasper|had a smoke|had a puff|lighter|ash|lungs clean|unlit|nicked one off|nicked one|sparked|sneaky fag|a sneaky one behind|a sneaky one|tab|tabs|dart|backy|pouch|e cig|disposables|fag packet|patch|nicotine gum|rolled a|social smoke|puffed on',
    hint: 'one outside|deck|a pack|cheeky one|packet',
    not: 'smoke alarm|smoked salmon|second hand smoke|smoked mackerel|smoked paprika|holy smoke|smoking hot|smoked trout|smoked ham|smoked cheese|smoky bacon|smoke detector|smoked tofu|chain reaction',
  },
  {
    id: 'vape',
    habit: 'vape|vaping|vape free',
    said: 'juul|elf bar|puff|lost mary|e cig|vaped|vapes|cloud|elfbar|disposable|pod|nic|e cigarette|ecig|vuse|geek bar|puffs|hit of my vape|lost marys',
    narrow: true,
  },
  {
    id: 'cannabis',
    habit: 'cannabis|joint|weed free|smoking weed|no weed',
    said: 'spliff|blunt|stoned|bong|edible|got high|weed',
  },
  {
    id: 'snack',
    habit: 'snack|snacking|nibble|eat after|eating after|late night eating|food after|midnight snack',
    said: 'crisps|chips|popcorn|nuts|peanuts|doritos|pringles|raided the fridge|raid the fridge|raided the cupboard|munch|munchies|pretzel|digestive|toast|nibbles|cheese|crackers|kettle chips|handful of|raided|fridge raid|kitchen closed|kitchen shut|kitchen was closed|cereal|pork scratchings|bowl of|chocolate|biscuit|cookie|cake|sweets|candy|dessert|pudding|ice cream|doughnut|donut|pastry|muffin|brownie|haribo|mars bar|dairy milk|oreo|flapjack|cupcake|gummy|toffee|fudge|kitkat|twix|snickers|maltesers|jelly babies|croissant|sticky toffee|hobnob|custard cream|galaxy|snacked|snacks|nibbled|munched|grazed|grazing|crisp|walkers|monster munch|quavers|wotsits|hula hoops|kettle chip|pretzels|trail mix|snack drawer|biscuit tin|cheese and crackers|cheese board|fridge at midnight|at the fridge|in the fridge|late night toast|peanut butter from the jar|spoonful of peanut butter|leftover pizza|ate after|kitchen closed after|pringle|dorito|olives|hummus|rice cakes|protein bar|nature valley|granola bar|sausage roll|pork pie|pack of crisps|packet of crisps|bag of crisps|vending machine|elevenses|second dinner|midnight feast|noshed|scoffed|picky bits',
    hint: 'fridge|cupboard|kitchen|handful|bowl|toast at midnight|midnight|fridge at|biscuit tin|leftovers at|handful of|bowl of cereal|spoon of|peckish|picked at|tub of|multipack|bag of|popcorn|cheese on toast|crackers and|pudding|second supper|choccy|crisps',
    not: 'chips with dinner|made toast for|log|crisp morning|crisp air|in crisp|protein snack',
  },
  {
    id: 'sugar',
    habit:
      'sugar|sweets|sweet|sugary|sugar free|chocolate|biscuit|cookie|cake|candy|dessert|pudding|ice cream|doughnut|donut|pastry|muffin|brownie|haribo|mars bar|dairy milk|oreo|flapjack|cupcake|gummy|toffee|fudge|kitkat|twix|snickers|maltesers|jelly babies|croissant|sticky toffee|hobnob|custard cream|galaxy',
    said: "fizzy|soda|coke|cola|frappuccino|syrup|chocolates|biscuits|biccies|bickies|cookies|cakes|sweeties|sweet tooth|sweet thing|sweet treat|treat|jaffa cake|jaffa cakes|digestives|custard creams|bourbon biscuit|penguin bar|kit kat|wispa|crunchie|flake|creme egg|terrys|lindt|quality street|celebrations|roses tin|cadbury|cadburys|freddo|percy pigs|percy pig|haribos|starmix|wine gums|liquorice|fruit pastilles|skittles|m&m|smarties|nutella|jam doughnut|krispy kreme|cinnamon bun|cinnamon roll|eclair|cheesecake|tiramisu|crumble|trifle|pavlova|magnum|cornetto|ben and jerrys|ben and jerry|gelato|sorbet|sundae|milkshake|syrup latte|sugar in my tea|two sugars|scone|shortbread|mr kipling|battenberg|victoria sponge|birthday cake|slice of cake|lemon drizzle|brownies|blondie|meringue|pain au chocolat|danish|pick n mix|pick and mix|candy bar|reeses|hersheys|twinkie|poptart|pop tart|s'more|marshmallow|macaron|baklava|halva|choc|spoons in|spoonful in|spoonfuls in|sugars|unsweetened|sugarless|no sweetener|choccy|choc bar|maltesers|kinder|ferrero|lion bar|bounty|boost|double decker|toblerone|aero|picnic bar|fredos|chupa chups|lollipop|lolly|ice lolly|twister|solero|viennetta|arctic roll|eton mess|banoffee|fudge cake|swiss roll|fondant fancy|jammie dodger|party ring|fig roll|malted milk|rich tea|shortcake|garibaldi|pancakes with syrup|maple syrup|golden syrup|honey in|jam on|marmalade|candyfloss|toffee apple|churros|profiteroles|creme brulee|panna cotta|mousse|jelly and ice cream|easter eggs|easter egg|advent chocolate|trick or treat|sugar rush|sugary",
    hint: 'spoons|spoon',
    not: 'sweet potato|short and sweet|piece of cake|sugar free gum|coke zero|how sweet|my sweet|rice cake|sweetheart|sweet of|sweetie pie|baby cakes|fish cake|fishcake|pancake day|sweet dreams|sweet corn|sweetcorn|sugar snap|treat myself to a bath|treated to|oat cake|oatcake|cakewalk|bath fizz|sweet pepper',
  },
  {
    id: 'soda',
    habit: 'soda|fizzy drink|fizzy|soft drink|sugary drink|pop',
    said: 'coke|pepsi|cola|sprite|fanta|lemonade|dr pepper|irn bru|mountain dew|7up|can of|sodas|soda can|fizzy pop|diet coke|coke zero|pepsi max|7 up|tango|lilt|vimto|oasis|root beer|cream soda|ginger beer|tonic|red bull|monster|lucozade|ribena|squash|slush|slushie|can of coke|large coke|fruit shoot|lemonades|sparkling water|lime and soda|cordial|elderflower|juice|0 0|alcohol free|alcohol free beer|mocktail|j2o|appletiser|kombucha|san pellegrino|perrier|sparkling|soda water|seltzer|fizzy water|mineral water|badoit|topo chico|la croix|fizz|no fizz|bubbles|pop',
    not: 'baking soda|soda bread|pop to|pop out|popped',
  },
  {
    id: 'takeaway',
    habit: 'takeaway|takeaways|fast food|junk|junk food|takeout|eat out|eating out',
    said: 'take away|take out|deliveroo|uber eats|ubereats|just eat|doordash|mcdonalds|mcdonald|maccies|maccy d|kfc|burger king|pizza|burger|kebab|chippy|fish and chips|dominos|domino|nandos|nando|greggs|chinese takeaway|subway|big mac|drive through|drive thru|five guys|ordered in|order in|curry house|ate out|got food delivered|wagamama|papa johns|pizza hut|pizza express|chicken shop|morleys|popeyes|wingstop|shake shack|taco bell|chipotle|wendys|leon|sushi order|indian takeaway|a chinese|an indian|chinese food|curry from|cheeky nandos|cheeky mcdonalds|mcnuggets|nuggets|happy meal|whopper|zinger|doner|takeaway box|grubhub|foodhub|fish supper|chips from|ordered food|ordered pizza|ordered a|got a delivery|food delivery|dined out|restaurant|deliveroo would|just eated|ubered|fish n chips|chips on the way|pad thai delivered|chippy tea|chinese|indian|thai|kebab shop|pizza night|dominos pizza|itsu|pret|tortilla|taco|sushi|delivery driver|driver brought|rider brought|dinner delivered|tim hortons|starbucks food|ate at a restaurant|nando s|chicken cottage|big mac meal|curry delivered|uber eat',
    hint: 'ordered|delivery|chips|no deliveries|cooked at home|ate at home|home cooked|cooked my own|fridge meal',
    not: 'made pizza|homemade pizza|home made pizza|veggie burger|pizza from scratch',
  },
  {
    id: 'veg',
    habit: 'vegetable|veg|veggie|greens|salad|5 a day|five a day',
    said: 'broccoli|carrot|spinach|pea|kale|pepper|courgette|cauliflower|tomato|green bean|sprout|stir fry|cucumber|lettuce|asparagus|sweetcorn|cabbage|aubergine|zucchini|eggplant|beetroot|leek|mushroom|parsnip|rocket|celery|coleslaw|ratatouille|roast veg|butternut|pak choi|sweet potato|side salad|crudites|avocado|chard|squash|green|veggies|vegetables|veges|peas|beans|runner beans|french beans|broad beans|edamame|salads|greek salad|caesar salad|crudite|carrot sticks|carrots|peppers|tomatoes|sprouts|onion|onions|garlic greens|swede|turnip|artichoke|okra|radish|fennel|spring greens|spring onion|romanesco|squash soup|veg soup|vegetable soup|minestrone|gazpacho|roasted veg|green smoothie|tenderstem|mangetout|mange tout|watercress|rainbow plate|greens with|half green|half of it green|plate was green|veg portion|portions of veg|veg box|stir fried|bok choy|legumes|chickpeas|lentils|5aday|five portions|eggplants|rutabaga|collard|arugula|cilantro|scallion|caesar|nicoise|salad bowl|leaves|bowl of leaves|rabbit food|side of greens|crunchy stuff|five a day done|greens on my plate|broccoli with|side of veg|peas and carrots|roast vegetables|salad for|salad with|salad at|spinach in|kale in|carrots and|veg curry|veg stir|big salad|leafy|veg in every|three veg|two veg|half the plate|half my plate|cherry tomatoes|olive|greek one|massive salad|slaw|caprese|tabbouleh|poke bowl|buddha bowl',
    not: 'couch potato|veg out|vegged out|salt and pepper|green light|green tea|dr pepper|golf green|green party',
  },
  {
    id: 'fruit',
    habit: 'fruit',
    said: 'apple|banana|berry|berries|orange|grapes|satsuma|pear|mango|kiwi|strawberry|blueberry|raspberry|smoothie|melon|peach|plum|clementine|pineapple|tangerine|nectarine|cherries|watermelon|apricot|grapefruit|fruits|fruit salad|apples|bananas|oranges|grape|satsumas|pears|mangoes|kiwis|strawberries|blueberries|raspberries|blackberries|blackberry|peaches|plums|cherry|dragon fruit|papaya|lychee|passion fruit|pomegranate|figs|fig|dates|prunes|raisins|sultanas|lemon|lime wedge|easy peeler|mandarin|frozen berries|tinned peaches|cantaloupe|honeydew|rhubarb|fruit bowl|fruit pot|fruity|portion of|piece of fruit|pieces of fruit|bits of fruit|apple at|banana at|handful of berries|handful of grapes|fruit at|clementines|mandarins|nectarines|fresh fruit',
    not: 'apple watch|apple pie|fruitful|fruit machine|orange juice|apple pay|fruit pastilles|fruit shoot|apple crumble|lemon drizzle|banana bread|apple tv|apple music|apple health|orange one|cherry bakewell|dates with|date night|dates for|fruits of',
  },
  {
    id: 'protein',
    habit: 'protein',
    said: 'egg|chicken|yoghurt|shake|whey|tofu|fish|salmon|tuna|cottage cheese|lentil|omelette|skyr|turkey|beans|quark|prawn|tempeh|huel|steak|kefir|greek yoghurt|mackerel|sardines|bacon|ham|huevos|scrambled|protein shake|protein bar|proteins|boiled egg|fried egg|poached egg|eggs|greek yogurt|beef|mince|lamb|pork|cod|haddock|prawns|shrimp|edamame|seitan|lentils|chickpeas|hummus|peanut butter|nuts|almonds|cheese|halloumi|milk|biltong|jerky|kippers|sardine|anchovies|black beans|kidney beans|dal|daal|fage|arla|myprotein|casein|egg whites|egg muffins|scramble|omelet|frittata|shakshuka|jamon|shakes|chicken breast|protein yoghurt|skyr pot|eggs for|eggs on|two eggs|three eggs|four eggs|boiled eggs|salmon for|tuna for|steak for|lentils for|tofu for|beans on|grams of protein|protein target|protein goal|macros',
  },
  {
    id: 'oats',
    habit: 'oats|porridge|oatmeal|overnight oats',
    said: 'bowl of oats|granola|oat|oaty|porridges|bircher|quaker|ready brek|flapjack oats|overnight oats|porridge with|bowl of porridge|oats with|oats done|porridge pot',
    narrow: true,
    opposite: 'croissant|toast instead|cereal instead|bacon roll|skipped straight|fry up|full english',
  },
  {
    id: 'breakfast',
    habit: 'breakfast',
    said: 'porridge|oats|oatmeal|cereal|granola|weetabix|muesli|brekkie|brekky|overnight oats|bagel|avocado toast|shredded wheat|first meal|full english|breakfasts|breaky|morning meal|ate in the morning|ate first thing|toast and|eggs and|fry up|bacon butty|cornflakes|corn flakes|cheerios|rice krispies|coco pops|shreddies|bran flakes|porridge pot|yoghurt and|granola and|crumpet|crumpets|pancakes|croissant|overnight|brunch|breakfasted|wolfed down|toast before|some toast|ate before work|ate before the|breakfast eaten|had my porridge|had porridge|bowl of porridge|yoghurt bowl|smoothie bowl|eggs on toast|beans on toast|bacon roll|pain au chocolat|protein oats|banana on the way|bagel on the',
    hint: 'toast|eggs|bowl|fruit|yoghurt',
    weak: true,
    opposite:
      'nothing till|nothing until|no food till|no food until|just coffee for breakfast|coffee for breakfast|only coffee till|skipped straight to lunch|ran out without eating',
  },
  {
    id: 'lunchbox',
    habit:
      'packed lunch|lunch from home|homemade lunch|pack lunch|pack my lunch|bring lunch|make lunch|take lunch|make my lunch|prep lunch|bring my lunch|take my lunch',
    said: 'lunch box|lunchbox|tupperware|sandwich|leftovers|made lunch|lunch|packed my lunch|lunch packed|own lunch|lunch i brought|brought lunch|brought my lunch|brought leftovers|sandwiches from home|pack up|pack lunches|snap tin|bento|made my own lunch|ate my leftovers|brown bag|lunch bag|homemade sandwich|home made lunch|leftover curry|took leftovers|took my lunch|salad jar|lunch box is|lunchbox is|box is in the fridge|sandwich made|sandwiches made|lunch is made|lunch prepped|lunch is prepped|wraps made|pasta salad boxed|tub in the fridge|soup in the flask|my own sandwich|own sandwich|turkey sandwich|brought my own|homemade lunch|leftover lasagne|leftovers for lunch|sarnies packed|sandwich packed|packed a|made my lunch|made sandwiches|boxed up|lunch boxed|salad boxed|tupperware packed|lunch bag packed|meal prepped lunch|prepped for the week|lunchboxes|lunchboxes lined|lined up in the fridge|boxes in the fridge|lunches made|lunches packed|lunches are|packed lunches',
    hint: 'leftover|box',
    opposite:
      'bought lunch|pret|meal deal|canteen|bought a sandwich|lunch out|ate out|shop bought|tesco meal deal|boots meal deal|sandwich shop|got lunch at|grabbed lunch|canteen lunch|lunch at the canteen|subway for lunch|work canteen|bought a wrap|bought a salad|meal deal lunch|catered|catered pizza|food court|vending machine lunch',
  },
  {
    id: 'cook',
    habit:
      'cook|home cooked|dinner|cooking|recipe|home cooked meal|homemade|cook dinner|meal at home|make dinner|meal prep|batch cook|meal from',
    said: 'made dinner|made tea|made supper|made a curry|curry|pasta|stir fry|chilli|roast|lasagne|soup|casserole|whipped up|knocked up|stew|spag bol|risotto|bolognese|slow cooker|air fryer|from scratch|omelette|home made|traybake|cooked up|cooked|chef|cheffed|knocked together|threw together|rustled up|batch cooked|meal prepped|prepped meals|prepped dinner|prepped lunch|batch cooking|one pot|one pan|sheet pan|wok|noodles|ramen|fajitas|tacos|chili|dal|daal|dhal|paella|shakshuka|pad thai|pie|shepherds pie|cottage pie|toad in the hole|bangers and mash|roast dinner|sunday roast|gnocchi|carbonara|meatballs|quiche|frittata|dinner from scratch|from zero|jamie oliver|ottolenghi|mob kitchen|hello fresh|gousto|bbc good food|new dish|cookbook|instant pot|baked|bake|sauteed|grilled|steamed|simmered|made from scratch|pot on the stove|fed everyone|dinner made|tea made|made us dinner|homemade soup|soup made|dinner at home|ate in|supper made|chickpea curry|made chilli|made soup|made stew|made pasta|made risotto|roast in|in the oven|oven on|on the hob|hob|wok out|slow cooked|cooked from|cooked for|fed the family|tagine|moussaka|stroganoff|enchiladas|burritos|kedgeree|tortilla|goulash|katsu|laksa|dumplings|gyoza|pho|biryani|jollof|jambalaya|gumbo|schnitzel|ratatouille|hotpot|toad in|bubble and squeak|mac and cheese|fish pie|lentil soup|dal tonight|made a pie|made lasagne|homemade pizza',
    hint: 'made a|oven|stove|hob|chopped|pan|beans on toast',
    opposite:
      'takeaway|a chinese|an indian|take away|takeout|take out|fast food|junk food|deliveroo|uber eats|ubereats|just eat|doordash|mcdonalds|mcdonald|maccies|maccy d|kfc|burger king|pizza|burger|kebab|chippy|fish and chips|dominos|domino|nandos|nando|greggs|chinese takeaway|subway|big mac|drive through|drive thru|five guys|ate out|ordered in|order in|ready meal|microwave meal|went out for dinner|out for dinner|bung a pizza in|frozen pizza|beans on toast out|pot noodle|microwave dinner|oven pizza|restaurant|dined out|eating out|let us order|got a takeaway',
    not: 'cooked the books|with dinner|for dinner with|dinner with|at dinner|after dinner|before dinner|cookie|what is cooking',
  },
  {
    id: 'meat',
    habit: 'meat|meat free|vegetarian|vegan|plant based|veggie day',
    said: 'bacon|steak|chicken|burger|sausage|ham|pork|beef|lamb|turkey|mince|sausages|kebab|bacon butty|salami|pepperoni|meaty|steaks|chicken breast|chicken wings|roast chicken|roast beef|bolognese|meatballs|ribs|brisket|chorizo|prosciutto|parma ham|black pudding|hot dog|hotdog|bbq|big mac|sausage roll|pork chop|duck|venison|pate|gammon|pulled pork|ham sandwich|veggie|veggies only|tofu|bean chilli|lentil',
    not: 'veggie sausage|veggie burger|vegan sausage|meatless|tofu|meat and bones|chickpea|veggie bacon|quorn mince|meat free monday|bean burger|veggie chilli|bean chilli|plant burger|beyond burger|mushroom burger|halloumi burger|quorn|lentil bolognese|chickpea curry|jackfruit|seitan',
    hint: 'bacon sarnie|chicken nuggets|ham sarnie|sausage sarnie|wings|mixed grill|doner|biltong|jerky|meat feast|spag bol|cottage pie|shepherds pie|carvery|sunday roast|full english|lamb chops|fillet|sirloin|ribeye|chicken curry|chicken wrap|tuna|fish',
  },
  {
    id: 'eatslow',
    habit:
      'eat slowly|sitting down|at the table|regular meal|meal|no seconds|without seconds|sit down to breakfast|lunch break|away from my desk|proper lunch break|lunch away|eat away|eat lunch away|my fork|fork down|how full|put my fork',
    said: 'ate slowly|three meals|dinner table|ate at the table|breakfast lunch and dinner|sat down to eat|sat down for|ate sitting|ate together|together at the table|round the table|around the table|at table|chewed|chewed properly|one plate|one helping|no seconds|had seconds|second helping|went back for more|three proper meals|proper meals|all three meals|three square meals|knife and fork down|put the fork down|mindful eating|mindfully|proper break|took a break|ate in the park|lunch in the|sat down for tea|sat down for dinner|sat down together|sat for dinner|went back for seconds|ate in the|ate outside|ate lunch in|ate lunch outside|ate with|canteen|in the canteen|on a bench|lunch on|sarnie in the|sandwich in the|ate with no|no phone no telly|just me and my|sat at the table|chewed slowly|between bites|tasted every|savoured|took my time over|ate mindfully|ate without|staff room|break room|picnic|on the grass|in the garden|over a bench|cafe lunch|lunch in town|mess hall',
    opposite:
      'ate at my desk|ate standing|ate in front of|wolfed|scoffed it|at my desk|ate on the sofa|ate in the car|ate on the go|in front of the tv|in front of the telly|skipped lunch|skipped dinner|skipped breakfast|inhaled my|wolfed down|bolted my|on the run|standing at the sink|standing up|at my keyboard|at desk|at the desk|while on zoom|one handed|over the sink|dived straight in|front of the telly|front of the tv|on our laps|tray on my lap|tv dinner|over the keyboard|at the keyboard|al desko|keyboard|crumbs in my keyboard|desk lunch|lunch at my desk|ate at the desk|hunched over my laptop|in front of my laptop|between calls|between meetings|over my emails|at my emails|over spreadsheets|while working|at the computer|in front of the screen',
  },
  {
    id: 'crisps',
    habit: 'crisps|crisp|chips|pringles',
    said: 'doritos|walkers|quavers|wotsits|monster munch|hula hoops|kettle chips|salt and vinegar|cheese and onion|prawn cocktail|packet of|bag of crisps|family pack|nachos|tortilla chips|twiglets|frazzles|skips|multipack|family bag|sharing bag|grab bag|dip and',
    hint: 'vending machine|packet',
    not: 'fish and chips|chips with dinner|chip shop|crisp morning',
    narrow: true,
  },
  {
    id: 'smoothie',
    habit: 'smoothie|green smoothie|green juice',
    said: 'nutribullet|blended|blitzed kale|smoothied|green drink|green sludge|green goop|the blender|kale shake|swamp juice|spinach and banana|blended up|blended a|blitzed|smoothie made|green juice|green goo|blender on',
    hint: 'green|blender',
    narrow: true,
  },
  {
    id: 'baking',
    habit: 'bake|baking|bread|sourdough|sourdough starter|starter',
    said: 'loaf|loaves|dough|levain|focaccia|banana bread|proved|kneaded|crust|baked|oven spring|fed the beast|bubbly jar|scones|scone|muffins|cupcakes|flapjacks|biscuits in the oven|cookies in the oven|sponge|victoria sponge|cake in the oven|shortbread|brownies|traybake|baked a|pie crust|pastry|rolls|buns|baguette|pizza dough|rise|risen|proving|has had his flour|had his flour|had her flour|has had her flour|fed and bubbling|bubbling away|levain fed|starter doubled',
    hint: 'flour|jar|rye|fridge',
    not: 'for starters|the starter at|bread bin',
  },
  {
    id: 'gum',
    habit: 'gum|chew gum|mints',
    said: 'wrigleys|airwaves|polo|polos|extra gum|nicorette gum|stick of gum|chewing gum|tic tac|juicy fruit|sticks of|sticks|wrigley|extra|pack of extra|orbit|trident|nicotine gum|spearmint|peppermint gum|bubblegum|piece of gum|pieces of gum|nicorette|popped a nicorette|chewed|a stick|freshmint|polo mint|mints',
    hint: 'chewed|chewing|minty',
    not: 'gum disease|gums',
  },
  {
    id: 'recipe',
    habit: 'recipe|new recipe|new dish',
    said: 'first attempt at|never made before|first time making|new to me|cookbook|tried making|ottolenghi|made it for the first time|for the first time|first ever|first attempt|first go at|first time|never cooked|new dish|attempted',
    hint: 'tried|new one|made',
  },
  {
    id: 'groceries',
    habit: 'groceries|grocery|food shop|shopping list|supermarket|weekly shop',
    said: 'tesco|sainsburys|aldi|lidl|asda|morrisons|waitrose|ocado|big shop|trader joes|walmart|kroger|whole foods|costco|basket full',
  },
  {
    id: 'fibre',
    habit: 'fibre|fiber|wholegrain|whole grain|beans|lentils|seeds|nuts',
    said: 'brown rice|wholemeal|wholewheat|chia|flax|flaxseed|bran|chickpeas|kidney beans|quinoa|almonds|walnuts|brazil nut|handful of nuts|seeded',
  },
  {
    id: 'fish',
    habit: 'fish|oily fish',
    said: 'salmon|mackerel|tuna|sardines|cod|haddock|trout|sea bass|prawns|fishcakes|kippers|sushi|anchovies',
    not: 'fish oil|fish for compliments|feed fish|feed the fish|goldfish',
  },
  {
    id: 'water_first',
    habit: 'glass of water before|water before coffee|water on waking|water first|water before my',
    said: 'water came first|water then coffee|glass before coffee|before my coffee|before the coffee|water before anything|water when i woke|water then caffeine',
    opposite:
      'coffee first|coffee came first|straight to the coffee|straight to coffee|coffee before water|coffee then water',
    narrow: true,
  },
  {
    id: 'breadfree',
    habit: 'bread free|gluten free|gluten|no bread|carbs|carb free',
    said: 'baguette|croissant|croissants|focaccia|toast|sandwich|bagel|ciabatta|naan|pitta|brioche|flapjack|pasta|noodles|roll|loaf|bread|sourdough toast',
  },
  {
    id: 'dairyfree',
    habit: 'dairy|dairy free|cheese',
    said: 'brie|cheddar|milk|butter|yoghurt|ice cream|latte|cream|mozzarella|feta|parmesan',
  },
  {
    id: 'mealplan',
    habit: 'plan meals|meal plan|plan my meals|choose meals|meals for tomorrow',
    said: 'meals planned|meals mapped|menu written|menu for the week|meal planned|dinners planned|mapped the meals|meal planner',
    narrow: true,
  },
  {
    id: 'veggiemeal',
    habit:
      'veggie meal|vegetarian meal|meatless meal|vegan meal|meal without meat|meat free meal|veggie dinner|plant based meal',
    said: 'lentil|tofu|dal|dahl|bean chilli|falafel|chickpea curry|veg curry|halloumi|paneer|quorn|no animals|no animals harmed|plants only|beans on toast|veggie curry|mushroom risotto|margherita|veggie lasagne|tofu stir fry|aubergine|lentil soup|jacket potato and beans',
    opposite: 'chicken|beef|steak|bacon|sausages|lamb|pork|ham|burger|mince|turkey|pepperoni|gammon|salmon',
    not: 'veggie sausages|vegan sausages',
    narrow: true,
  },
];
