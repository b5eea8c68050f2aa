import type { Concept } from '../habit/concept.ts';

/** The house, the garden and money. */
export const HOME: readonly Concept[] = [
  {
    id: 'garden',
    habit: 'garden|gardening|allotment|mow',
    said: 'weeding|lawn|tomatoes|seedling|pruned|flower bed|dig|planted|plant|veg patch|potted|repotted|watering can|watered|seeds|sowed|sown|compost heap|hoed|raked|mowed|mowing|mowed the lawn|lawn mowed|hedge|deadheaded|dead headed|pruning|greenhouse|roses|raised bed|raised beds|basil|houseplant|monstera|ferns|succulents|spider plant|seed tray|trays|seedlings|beans in|polytunnel|hosed|the hose|bulbs|weeds|dandelions|bindweed|nettles|borders|secateurs|spade|trowel|green fingers|the green babies|green things|pottered in the garden|potted on|earthed up|mulched|turned the compost|strimmed|hedge trimmed|planted out|sweet peas|spuds in|onions in|harvested|picked beans|deadheaded the|grass cut|cut the grass|mower|mower out|lawn done|lawn striped|strimmer',
    not: 'smoked weed',
    hint: 'bits',
  },
  {
    id: 'bedmaking',
    habit: 'make the bed|make my bed',
    said: 'made my bed|made the bed|bed is made|bed made|bed was made|duvet|pillows plumped|sheets|made bed|duvet straight|duvet straightened|plumped|straightened the duvet|hospital corners|covers straight|covers pulled|sheets tucked|pillows straight|looks like a hotel|hotel corners|duvet is straight|bed is neat|bed sorted|made it look|sheets straight|cushions on|throw on|bed is done|covers smoothed|smoothed the duvet',
    opposite:
      'unmade bed|bed unmade|bed looks like a tip|duvet on the floor|left the bed|heap|duvet in a heap|crumpled|left the duvet|looks like a bomb|crime scene|bird s nest|nest|tangle|jumble of|duvet on|sheets on the floor',
    narrow: true,
  },
  {
    id: 'gamble',
    habit: 'gamble|gambling|bet|betting|casino',
    said: 'slots|lottery|scratchcard|bookie|wager|poker|flutter|bet365|punt|roulette|paddy power|betting app|sky bet|william hill|ladbrokes|coral|betfair|acca|accumulator|fruit machine|bingo|online casino|blackjack|scratch card|scratchcards|spread bet|placed a bet|put a bet|the horses|grand national|fiver on|tenner on|a flutter|staked|odds|puggy|draftkings|fanduel|parlay|bookies app|app stayed deleted|tenner on the|fiver on the|each way|nap of the day|fruity|fruities|bookies|casino app|tote|win or bust',
    not: 'i bet|you bet|best bet',
  },
  {
    id: 'save',
    habit: 'save|saving|savings|put aside|set aside',
    said: 'monzo|isa|piggy bank|squirrelled|stash|rainy day fund|tucked away|saved|savings account|savings pot|into savings|standing order|squirrel|squirrelled away|plum app|chip app|revolut vault|vault|starling space|starling|moneybox|premium bonds|invested|vanguard|nutmeg|rounded up|round ups|moved over|transferred|fiver moved|tenner moved|sinking fund|emergency fund|nest egg|put by|put away for|stashed|lisa|401k|pension pot|tin|tenner by|put a tenner|fiver by|put a fiver|moved across|price of|went to savings|into the pot|went into savings|paid myself first|to my isa|into my isa|jar|stuck a fiver|fiver in|tenner in|in the pot|moved a tenner|moved a fiver|moved to savings|quid in|quid away|pounds in|pounds away|jar fed|fed the jar|fed the pig|round ups on|savings topped|topped up my|topped up the|banked a|put away|squirrelled a|auto save|transfer done|paid into',
    hint: 'moved|jar|pot|pounds|quid|bucks|account|over|money|transfer|banked',
    not: 'saved my bacon|save time|save me|saved by',
  },
  {
    id: 'budget',
    habit:
      'purchase|what i spend|every penny|budget|track my spending|track spending|expense|log my spending|log spending|spending log|bank balance|finances|log expense|record spending|bank app|check my balance|account balance|balance|money date|the budget|check the budget',
    said: 'what i spent|spends|ynab|receipt|spreadsheet|spending|bank account|banking app|money app|emma app|logged every|spend logged|spend tracker|spending tracker|receipts|logged it|written down what|wrote down what i spent|every purchase|purchases|tracked my|budgeted|budget sheet|budgeting|budget app|excel|google sheet|snoop|plum|mint app|expenses|outgoings|bills|statement|bank statement|checked my bank|checked the bank|checked my account|account check|bank check|money check|checked balance|money diary|every spend|each spend|tallied|totted up|penny|accounts|copilot|looked at the bank|peeked at the bank|checked the account|monzo|noted down|receipts typed|receipts in|typed in|in the app|everything is in the|all in ynab|spends logged|every receipt|receipt is in|receipts are in|spreadsheet updated|budget updated|budget done|spends in|all logged|logged the lot|every penny logged|tracked every|noted every|written down every|in the spreadsheet|in my budget app|checked my balance|balance checked|bank app checked|statements checked|written down|wrote down|noted each|typed each|typed in each|each one into|in the ledger|ledger|keyed in',
    hint: 'logged|app|spent|spend|petrol',
  },
  {
    id: 'nospend',
    habit:
      'no spend|spend|impulse buy|impulse|online shopping|buy|unplanned purchase|shopping|non essential|purse shut|wallet shut|keep my purse|keep my wallet|buy something unplanned|unplanned',
    said: 'amazon|asos|ebay|vinted|shein|splurged|bought|zara|temu|etsy|purchase|new shoes|no spending|spent nothing|spent zero|zero spend|wallet stayed|kept my wallet|kept my purse|card stayed|online shop|online shopped|one click|impulse bought|impulse purchase|splurge|retail therapy|haul|asos order|amazon order|depop|primark|tk maxx|charity shop|sephora|boots haul|clicked buy|bought nothing|ikea|net a porter|next order|new trainers|new dress|new top|gadget|tiktok shop|wishlist|bought shoes|shoes|swiped my card|tapped my card|retail|kept my card|card in my purse|purse stayed|wallet in my pocket|hands in my pockets|no purchases|nothing bought|window shopped|left empty handed|empty handed|basket abandoned|abandoned my basket|closed the tab|unsubscribed from|no parcels|parcels|parcels on|three parcels|deliveries on|asos tab|closed the asos|basket emptied|new outfit|bean|spend a bean|a penny|a dime|a cent|bought a sandwich|bought lunch|bought a coffee',
    hint: 'treat|basket|checkout|ordered|parcel|bargain|spent|bought a coat|bought a dress|bought a|bought some|new jeans|new coat|new bag|half price|sale got me|sale rail|bargain i|could not resist the sale|swiped|clicked buy|added to basket and|paid for|parcel arrived',
    not: 'spend time|spent time|spent the|food shopping|bought lunch|window shopping|emptied without',
  },
  {
    id: 'tidy',
    habit: 'tidy|declutter|organise|tidy up|tidying|reset|small surfaces|room to',
    said: 'decluttered|spotless|blitz|blitzed|straightened up|had a clear out|clear up|clean|cleared|cleaned|clean up|neat|clutter|marie kondo|straighten|whipped round|immaculate|tidied|tidied up|put away|put things away|put stuff away|decluttering|hoarding|de clutter|drawer sorted|floordrobe|clear out|chucked out|binned|charity bag|tip run|put back|in its place|pile gone|tidied round|tidy round|ten minute tidy|quick tidy|speed tidy|gleaming|shipshape|squared away|kondoed|picked up the toys|toys away|surfaces|sorted the|quick whizz|whizz round|a whizz|whipped through|blitzed the|zhuzhed|toys put away|everything away|things away|floor is clear|floor clear|can see the floor|put everything back|sock drawer|drawer is sorted|one drawer done|junk drawer|cupboard sorted|wardrobe sorted|bags for the charity|shelf sorted|drawer emptied|inbox tray',
    hint: 'sorted|ordered|clear|mess|pile|drawer|shelf|cupboard|wardrobe',
    opposite:
      'bombsite|bomb site|looks like a bomb|pigsty|a tip|a dump|still a mess|tip|looks like a|chaos|carnage|state of|hurricane',
    not: 'sorted it out|all sorted|clear about|clear head',
  },
  {
    id: 'clean',
    habit: 'clean|hoover|vacuum|sweep|dust|wipe|mop|scrub|polish|rinse|muck out|litter tray|descale',
    said: "tidied|tidy|spotless|hoovered|scrubbed|blitzed|henry|sparkling|bleach|wiped down|dyson|floors|cleaned|cleaning|hoovering|vacuumed|vacuuming|mopped|mopping|swept|swept up|dusted|dusting|polished|wiped|bleached|scrubbed the|roomba|shark|cif|zoflora|dettol|windows done|windows cleaned|cleaned the|loo cleaned|toilet cleaned|bathroom cleaned|oven cleaned|deep clean|spring clean|scoured|gleaming|squeaky clean|run the hoover round|ran the hoover round|pushed the hoover|hoover out|hoover round|once over|shovelled|stable|mucked out|cat's loo|cat loo|litter box|litter scooped|scooped|buffed|bathroom gleaming|loo done|toilets done|bath scrubbed|floor mopped|floors done|windows gleaming|surfaces wiped|hob scrubbed|fridge cleaned|oven sparkling|ran the vacuum|vac round|vacced|vax|swiffered|dust bunnies|feather duster|skirting boards|porch swept|swept the",
    not: 'clean eating|came clean|clean out of|vacuumed up',
  },
  {
    id: 'clear',
    habit: 'clear|surface',
    said: 'cleared|tidied|wiped|decluttered|worktop|counter|table|desk|cleared off|wiped down|kitchen side|the sides|sides clear|sides wiped|worktops|counters|counter clear|surface clear|surfaces clear|desk clear|table clear|table cleared|sideboard|coffee table|dining table|mantelpiece|cleared the|gleaming|dumping ground|can see the table|can see my desk|can see the counter|bare|windowsill|desk and|spotless|see wood|can see wood|see the wood|bare wood|desk is bare|desk gleaming|papers filed|post free|mail free|clutter free|bare again',
    hint: 'empty|sorted|side|clean',
    not: 'clear about|clear head|all clear',
  },
  {
    id: 'dishes',
    habit: 'dishes|dish|washing up|dishwasher|sink|wash up',
    said: 'plates|pots|pans|washed up|crockery|load the dishwasher|marigolds|drying rack|dishes done|pots done|washing up done|did the washing up|did the pots|did the dishes|dishwasher loaded|dishwasher on|dishwasher emptied|dishwasher unloaded|loaded the dishwasher|emptied the dishwasher|stacked the dishwasher|unloaded the dishwasher|sink clear|sink empty|empty sink|sink is clear|nothing in the sink|clean sink|pans scrubbed|plates washed|pots and pans|fairy liquid|drying up|dried up|suds|scrubbed the pans|cups washed|draining board|crocks|sink is empty|stuck them in the dishwasher|in the dishwasher|dishwasher is on|dishwasher running|dishwasher humming|pots scrubbed|scrubbed every pan|every pan|pans done|plates done|cutlery|suds up|elbow deep|rinsed and stacked|did the plates|mugs washed|all washed up|kitchen sink empty|sink gleaming|washed and dried|scrubbed the pots|did the pans',
    opposite:
      'left the dishes|left the pots|dishes piled|piled in the sink|sink is full|sink full|pan is soaking|pans soaking|left it to soak|dishes in the sink|plates in the sink|pots in the sink|dirty dishes|mount washmore|pile in the sink|plates piled|dishes can wait|sink overflowing|sink still full|pile of plates|mountain of plates|mountain of dishes|left for the morning|left for tomorrow|pans are soaking|soaking|still soaking|pots soaking|clean plates still in|still in the dishwasher',
    not: 'favourite dish|side dish|satellite dish',
  },
  {
    id: 'laundry',
    habit: 'laundry|washing|clothes|fold|ironing',
    said: 'washing machine|folded|wash on|hung out|ironed|wardrobe|socks|clothes away|a load|dryer|drier|tumble|did a wash|a wash|load of washing|load on|washing on|washing done|wash is on|load done|whites|darks|lights wash|dried|tumble dried|hung up|hung the washing|hang up|pegged out|on the line|washing line|clothes horse|airer|folding|put away clothes|clothes put away|laundry away|socks paired|paired socks|drawers|ironing board|pressed|linen|bedding washed|changed the sheets|fairy non bio|basket emptied|laundry basket|wash basket|hamper|launderette|laundromat|machine has been run|machine run|machine on|hanging on the line|towels folded|folded towels|whites are on|darks are on|load is on|machine is on|wash is out|pegged it out|hung it out|sheets on the line|clothes in the hamper|dirty clothes in|folded and away|folded the lot|ironed five|shirts ironed|ironing done|pile ironed|drying rack|airer is full|spin cycle|wash cycle|washed the|socks are in|in the hamper|in the basket|in the laundry basket|clothes are in the hamper',
    hint: 'wash|washed|dry|hang|shirt|shirts',
    opposite:
      'clean pile|floordrobe|in a pile|live on the chair|on the chair|still in the basket|still in the machine|still wet in|in the machine still|on the floor|clothes on the floor|piled on the chair|heap on the floor',
    not: "washing up|washing the dishes|washing my face|washing my hair|lay out|lay out clothes|tomorrow's clothes|gym clothes|workout clothes|exercise clothes|running clothes|clothes for the morning|washed my face|washed my hair|washed up|wash my face|wash my hands|clothes shopping|new clothes|wash the car|wash the dog|iron tablet|iron pill|iron supplement|iron tablets|my iron|iron with",
  },
  {
    id: 'bins',
    habit: 'bin|rubbish|trash|recycling|recycle|compost',
    said: 'bins out|bin bags|recycled|garbage|wheelie|took the bins out|took the bin out|bin out|put the bins out|bin emptied|emptied the bin|bins emptied|empty bin|bin day|black bag|black bin|green bin|blue bin|recycling out|bottle bank|the tip|cardboard|tins|jars washed|food waste|caddy|compost bin|composted|took out the trash|trash out|rubbish out|took the rubbish out|garbage out|kerb|recycling centre|sorted the recycling|plastics|at the kerb|kerbside|recycling is out|recycling at|bins are out|bags out|black bags out|food caddy|wheelie out|glass sorted|plastics sorted|cardboard flattened|sorted the plastics|rubbish is out|trash is out|separated|glass and cans|cans and glass|cans crushed|bottles to the bank',
    not: 'binned it|been rubbish|felt rubbish|rubbish day|felt like trash|rubbish weather',
  },
  {
    id: 'cup',
    habit: 'reusable cup|reusable|reusable bottle|keep cup|own cup|own bottle',
    said: 'my cup|own mug|tote|flask|my cup with me|own coffee cup|travel mug|travel cup|thermos|brought my cup|brought my mug|took my cup|took my mug|had my cup|took a flask|took my flask|water bottle with me|refillable|bag for life|bags for life|own bag|own bags|canvas bag|reusables|flask came with|flask came|keepcup|my stanley|took a thermos',
    opposite:
      'disposable cup|paper cup|plastic cup|single use|throwaway cup|cardboard cup|bought a bottle|plastic bottle|plastic bag|takeaway cup|lid and all|forgot mine|forgot my cup|forgot my flask',
  },
  {
    id: 'litter',
    habit: 'litter|litter pick',
    said: 'rubbish off the|crisp packet|picked up rubbish|cans off|litter picked|litter picking|bits of rubbish|bits of litter|pieces of litter|pieces of rubbish|wrapper|wrappers|crisp packets|bottle from the verge|cans|fag ends|picked up trash|bag of rubbish|grabber|picker|plogging|plogged|bits off the|rubbish on my|filled a bag|bin bag full|beach clean|cleared the verge|trash picked|picked up cans',
  },
  {
    id: 'littertray',
    habit: 'litter tray|litter box|scoop the litter',
    said: 'scooped|litter scooped|changed the litter|litter changed|litter done|cleaned the litter|fresh litter|tray cleaned|tray done|cat loo|loo sorted|litter',
    not: 'picked up litter|litter pick|litter picking|ice cream',
    narrow: true,
  },
  {
    id: 'weeding',
    habit: 'weed|weed for|weeding|pull weeds|weed the',
    said: 'weeds|weeded|dandelions|bindweed|nettles|docks|thistles|pulled up|borders|flower bed|front bed|hoed|bindweed out|couch grass|groundsel|ground elder|roots and all|pulled out|cleared the bed|cleared the border|dug out|hands in the soil|weeds out|bag of weeds|bucket of weeds',
    opposite: 'weeds won|weeds are winning',
    narrow: true,
  },
  {
    id: 'waterplants',
    habit:
      'water the plants|water plants|water my plants|water the garden|houseplants|plants|water the tomatoes|water the flowers|water the herbs|water the basil',
    said: 'plants watered|watered|watering|watering can|plants got a drink|plants had a drink|hosed|misted|soaked the plants|gave the plants|drink for the plants|plants are happy|plants drank|ficus|fern|had its drink|had their drink|monstera|plants got|tomato plants|the pots|watered the|the basil|plants are watered|gave the garden|green things|all green things|leafy things|the greenery|ferns a drink|gave them a drink|gave them all a drink|had a soak|all watered|pots soaked|tomatoes got|spritzed|misted the|herbs watered|basil watered|orchid|peace lily|window box|hanging basket',
    opposite:
      'plants are crispy|wilted|plants are thirsty|plants are dry|everything is wilting|wilting|parched|drooping|crispy|gasping|bone dry|thirsty',
    narrow: true,
  },
  {
    id: 'sow',
    habit: 'sow|seed tray|plant seeds|sow seeds',
    said: 'sowed|sown|sowing|seeds in|propagator|tray of|lettuce in|beans in|planted up|seeds sown',
    narrow: true,
  },
  {
    id: 'shop',
    habit: 'mend|repair|fix one|diy',
    said: 'mended|repaired|fixed the|glued|screwed|drilled|put up the shelf|patched|hammer|toolbox|filler|changed the bulb|unblocked|darned|rewired',
  },
  {
    id: 'airing',
    habit: 'open the window|air the|curtains|open the curtains|blinds',
    said: 'window open|windows open|curtains open|blinds up|let some light|aired the|fresh air in|curtains opened|light let in|let the light in|threw open|sun in',
    opposite: 'stayed drawn|curtains closed|curtains shut|curtains drawn|stayed shut|sat in the dark',
  },
  {
    id: 'declutter',
    habit: 'drop one thing|put one thing|use up',
    said: 'used up|made soup of|became soup|leftovers|fridge raid soup|sad carrots|wilting',
  },
  {
    id: 'shoes',
    habit: 'polish my shoes|shoes',
    said: 'kiwi polish|polished my shoes|boots polished|brogues|shoe shine|shined my shoes',
  },
  {
    id: 'car',
    habit: 'tyre pressure|car wash|wash the car',
    said: 'tyres|psi|pumped up|car washed|jet wash',
  },
  {
    id: 'putaway',
    habit: 'put away|items|put away 10',
    said: 'things away|stuff away|items away|put back|back in its place|in their place|things put|homes for|everything back|back where',
    not: 'put away the laundry|put away clean',
    narrow: true,
  },
  {
    id: 'bedding',
    habit: 'bed sheets|change the sheets|change the bed|pillowcases|fresh bedding|clean bedding',
    said: 'clean sheets|fresh sheets|sheets changed|changed the sheets|new sheets|bedding changed|bedding on|duvet cover|stripped the bed',
    narrow: true,
  },
  {
    id: 'discard',
    habit: 'throw away|throw out|get rid of|bin one|chuck out|discard',
    said: 'threw away|threw out|chucked out|chucked away|tossed out|tossed|got rid of|binned a|binned an|binned one|binned two|binned some|in the skip|took to the tip|parted with|slung out|went in the bin|into the bin',
    not: 'threw up|threw in|tossed and turned',
    narrow: true,
  },
  {
    id: 'haggle',
    habit: 'lower price|provider|providers|better deal',
    said: 'haggled|negotiated|cheaper deal|switched supplier|asked for a discount|money off|rang the broadband|rang sky|better tariff',
  },
  {
    id: 'subscription',
    habit: 'subscription|subscriptions',
    said: 'cancelled netflix|cancelled spotify|cancelled my subscription|cancelled a subscription|ended my subscription|direct debit stopped',
  },
];
