/** Word lists of the check-in reader: irregular verbs, short forms, names and words that are no misspellings. */

/** Base form: its past forms. */
const IRREGULAR =
  'run=ran|do=did done|go=went gone|write=wrote written|drink=drank drunk|eat=ate eaten|sleep=slept|' +
  'wake=woke woken|get=got gotten|swim=swam swum|ride=rode ridden|take=took taken|make=made|speak=spoke spoken|' +
  'spend=spent|keep=kept|leave=left|ring=rang rung|sing=sang sung|draw=drew drawn|sit=sat|stand=stood|' +
  'think=thought|bring=brought|buy=bought|pay=paid|send=sent|meet=met|hang=hung|sweep=swept|build=built|' +
  'feed=fed|give=gave given|know=knew known|hold=held|have=had|lie=lain lying|lay=laid|say=said|tell=told|' +
  'forget=forgot forgotten|fall=fell fallen|break=broke broken|catch=caught|begin=began begun|feel=felt|' +
  'find=found|teach=taught|win=won|lose=lost|choose=chose chosen|throw=threw thrown|blow=blew blown|' +
  'see=saw seen|bite=bit bitten|stick=stuck|sneak=snuck|drive=drove driven|rise=rose risen|learn=learnt|' +
  'fight=fought|come=came|mean=meant|hear=heard|grow=grew grown|show=showed shown|dig=dug|light=lit|sew=sewn|' +
  'knit=knitted|unwind=unwound|bet=betted|wind=wound|sell=sold|shake=shook shaken|kneel=knelt|' +
  'steal=stole stolen|become=became|freeze=froze frozen|wear=wore worn|stride=strode|dream=dreamt|burn=burnt|' +
  'oversleep=overslept|spring=sprang|strum=strummed|log=logged|jog=jogged|floss=flossed|weave=wove woven|die=died';

export const PAST_TO_BASE: ReadonlyMap<string, string> = new Map(
  IRREGULAR.split('|').flatMap((entry) => {
    const [base = '', pasts = ''] = entry.split('=');
    return pasts.split(' ').map((past): [string, string] => [past, base]);
  }),
);

/** Short forms and chat spellings, written out. */
export const SHORT_FORMS: ReadonlyMap<string, string> = new Map(
  (
    'adn=and|nad=and|teh=the|dnoe=done|ddi=did|wnet=went|nto=not|hte=the|dind=did not|didnot=did not|ddint=did not|dint=did not|dindt=did not|didnt=did not|dinnae=did not|doen=done|tody=today|tday=today|' +
    'didnt=did not|dident=did not|didn=did not|dont=do not|doesnt=does not|cant=can not|cannot=can not|' +
    'wont=will not|havent=have not|hasnt=has not|hadnt=had not|wasnt=was not|werent=were not|isnt=is not|' +
    'arent=are not|couldnt=could not|wouldnt=would not|shouldnt=should not|aint=is not|im=i am|ive=i have|' +
    'id=i would|gonna=going to|gunna=going to|wanna=want to|gotta=have to|tho=though|altho=although|cos=because|' +
    'coz=because|bc=because|cuz=because|cus=because|u=you|ur=your|2day=today|tmrw=tomorrow|tmr=tomorrow|' +
    'tmro=tomorrow|tomoz=tomorrow|2moro=tomorrow|2morrow=tomorrow|yday=yesterday|yest=yesterday|tonite=tonight|' +
    '2nite=tonight|nite=night|min=minutes|mins=minutes|minute=minutes|hr=hour|hrs=hour|hours=hour|sec=seconds|' +
    'secs=seconds|ppl=people|thru=through|wd=would|shoulda=should have|woulda=would have|coulda=could have|' +
    'dunno=do not know|ye=yes|yh=yes|yea=yes|yeah=yes|yep=yes|yup=yes|yessir=yes|yess=yes|yas=yes|aye=yes|' +
    'affirmative=yes|ya=yes|yis=yes|ja=yes|oui=yes|si=yes|nein=nope|nono=nope|single=one|telephone=phone|' +
    'nope=nope|nah=nope|naw=nope|noo=nope|nup=nope|negative=nope|nay=nope|wkout=workout|wo=workout|' +
    'veggies=veggies|wknd=weekend|omw=on my way|brb=be right back|nvm=scratch that|nevermind=scratch that|rn=now|' +
    'sry=sorry|soz=sorry|btw=by the way|tbh=to be honest|everythin=everything|evrything=everything|' +
    'everyting=everything|eveything=everything|nothin=nothing|nuthin=nothing|nowt=nothing|zilch=nothing|' +
    'nada=nothing|zip=nothing|diddly=nothing|owt=anything|nought=nothing|kms=km|kilometre=km|kilometer=km|' +
    'kilometres=km|kilometers=km|quid=pounds|pound=pounds|everyone=everyone|couldve=could have|' +
    'wouldve=would have|shouldve=should have|ltr=litre|ltrs=litre|liter=litre|liters=litre|litres=litre|mum=mum|' +
    'mom=mum|mommy=mummy|momma=mum|grey=gray|yogurt=yoghurt|yogurts=yoghurt|prolly=probably|kinda=kind of|' +
    'sorta=sort of|lil=little|def=definitely|defo=definitely|deffo=definitely|nm=not much|nvr=never|jus=just|' +
    'wrk=work|fone=phone|b4=before|4got=forgot|w=with|abt=about|msg=message|msgs=message|txt=text|vids=videos|' +
    'vid=video|choccy=chocolate|choc=chocolate|bicky=biscuit|bikkie=biscuit|pj=pyjamas|bfast=breakfast|' +
    'breakie=breakfast|backup=back up|fiver=5 pounds|tenner=10 pounds|smth=something|jobsearch=job search|' +
    'wldnt=would not|cldnt=could not|mhm=yes|mmhm=yes|mmhmm=yes|uhuh=yes|yuh=yes|yass=yes|em=them|outta=out of|outa=out of|innit=right|lemme=let me|gimme=give me|dunno=do not know|defs=definitely|obvs=obviously|tho=though|ofc=of course|tn=tonight|tonigt=tonight|rlly=really|rly=really|wknds=weekend|ez=easy|gna=going to|gon=going to|finna=going to|cbf=cba|cbb=cba'
  )
    .split('|')
    .map((pair): [string, string] => [pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1)]),
);

/** American or older spellings by stem: the left is read as the right. */
export const SPELLING_STEMS: readonly (readonly [RegExp, string])[] = [
  [/^practic(e|es|ed|ing)$/, 'practis$1'],
  [
    /^(organ|memor|visual|prior|moistur|summar|exerc|real|apolog|minim|final|social|util|concentr)iz(e|es|ed|ing|er)$/,
    '$1is$2',
  ],
  [/^(col|flav|hon|neighb|fav)or(s|ed|ing|ite)?$/, '$1our$2'],
  [/^(journal|travel|pedal|label|cancel)l(ed|ing)$/, '$1$2'],
  [/^program(s)?$/, 'programme$1'],
  [/^watercolor(s|ing)?$/, 'watercolour$1'],
  [/^(cent|lit|theat)er(s)?$/, '$1re$2'],
  [/^mommy$/, 'mummy'],
  [/^tidy?ied$/, 'tidied'],
  [/^cozy$/, 'cosy'],
  [/^donut(s)?$/, 'doughnut$1'],
  [/^ton(i|igh|igt)te?$/, 'tonight'],
];

/** People beside the user; with a possessive or as a subject they make it somebody else's act. */
export const PEOPLE = new Set(
  (
    'husband wife partner girlfriend boyfriend gf bf fiance fiancee hubby missus spouse mum mom mummy dad daddy father mother parents brother sister bro sis ' +
    'son daughter kid kids child children boy girl boys girls baby toddler twins gran grandma nan nana grandad grandpa granny uncle aunt auntie cousin nephew niece friend friends ' +
    'mate mates flatmate housemate roommate colleague colleagues coworker boss manager neighbour neighbours trainer coach teacher tutor doctor therapist ' +
    'dog cat puppy team everyone everybody somebody someone people he she they lad lads youngest eldest folks family teenager teenagers teen teens grandson granddaughter grandkids nurse cleaner nanny babysitter lodger landlord midwife counsellor therapist recruiter waiter barista instructor physio gp buddy pal bestie client clients student students ex'
  ).split(' '),
);

export const NAMES = new Set(
  (
    'tom dan ben sam alex chris james john paul luke matt mike dave david steve rob bob joe josh adam andy tim nick phil simon peter pete harry george ' +
    'oliver ollie charlie oscar leo ed eddie kate katie anna anne emma emily sarah sara lucy sophie hannah jess jessica laura lauren chloe amy megan meg ' +
    'beth lisa claire clare rachel becky rebecca helen jane julie sue susan karen maria marie nina priya anita raj ravi amir ali omar ahmed fatima aisha yusuf ' +
    'mohammed carlos luis juan jose diego maya mia zoe ella olivia liv isla ruby lily poppy freya nora noah liam ethan mason logan lucas jacob michael ' +
    'daniel anthony tony kevin brian gary ian neil craig scott sean ryan kyle aaron jake jamie jordan taylor kim linda debbie wendy sandra pam jen jenny steph natalie nat ' +
    'victoria vicky ruth naomi esther leah miriam hugo felix theo arthur finn kai ivan olga elena yuki ken mei wei lin chen li nadia leila tariq hassan ' +
    'gemma kelly stacey tracy donna rosie molly abby abbie ellie evie archie alfie freddie fred frank greg geoff graham martin stuart dean lee jim jimmy tina dina rita carla sofia nico marco luca'
  ).split(' '),
);

/** Ordinary words that look like a misspelling of an act. */
export const ORDINARY = new Set(
  (
    'a about above after again ago all almost alone along already also always am an and another any anyway are around as asked at away back bad bag be because been being ' +
    'best better big bit black both box boy bring brought busy but by came can car care cat class clean cold come could crap day days dead deal dear did different do does ' +
    'dog done door down early easy eight either else end enough even evening ever every everyone exam face fact fair fall far fast fed feel feet fell felt few fifth fine first five ' +
    'flat foot for forth four free fresh fri friday from full fun gave get girl give glad go goal goes going gone good got great green ground had half hand happy hard has hate have he ' +
    'head hear heard heart heat held help her here high him his hit hold home hope hot house how hurt i ice idea if ill in inside instead into is it its job keep kept kid kids kind knew know late later ' +
    'lead learn least left less let life light like line list little live load loads long look looked lost lot lots loud love low lunch mad made main make man many matter may maybe me mean meant meet might mind mine miss ' +
    'mon monday month mood more morning most mostly move much must my name near need never new next nice night nine no noon nor not nothing now of off often oh ok old on once one only open or other our out over own pain ' +
    'park part past peace people pick piece place plan plus point poor put quick quiet quite rain ran rather reach ready real really red rest ride right road room round sad safe said same sat saturday saw say seat second see seem ' +
    'sent set seven shall she shift shop short should show sick side since sit six size slow small so some someone son soon sore sorry sort sound spent stay still stop stuff such sun sunday sure take talk task team tell ten than ' +
    'that the their them then there these they thing things think third this those though thought three through thursday till time tired to today together told tomorrow tonight too took top total touch town tried trip true try tuesday turn twice two ' +
    'under until up us use used usual very wait want wanted warm was way we weather wednesday week well went were wet what when where which while who whole why wife will wish with woke won word work worked world would wow wrong year yes yesterday ' +
    'yet you young your haha lol ugh yay woohoo phew meh hmm erm umm okay thanks thank please hello hey hi morning mum dad traffic train meeting deadline boss migraine headache cold flu hungover knackered shattered exhausted ' +
    'stuck marathon crashed caved slipped slept smart start started state story store store stove stoke spoke spike sweet sweat sheet street strength wake woke wale wall wine wink wing king ring rung rang dash cash bash lash hash rash mash ' +
    'pass past pants plants pants paint point print mile mild mind mint mine mend mood moon noon soon room zoom boom road toad load read bread dread tread thread break steak stead steal stein stair chair hair pair fair ' +
    'rest test best nest west rust must just dust bust gust bunch lunch punch hunch munch crunch wash watch witch which match catch hatch march reach teach peach beach batch patch latch pitch ditch stitch switch feeling fooling failing sailing filling ' +
    'calm palm walls calls balls halls falls tells sells wells smells meals deals seals heals peels feels wheels steel stall small shall shell spell smell swell dwell quell skill still still skull spill grill drill thrill trial trail track trick truck stuck ' +
    'light night right fight sight might tight fright bright flight slight height weight eight freight straight brought bought fought sought nought ought taught caught naught daughter laughter water later latter letter better bitter butter batter matter ' +
    'sorted snorted started stated stayed played prayed sprayed strayed relayed delayed layed paid laid said raid maid hoping hopping shopping chopping stopping dropping popping topping tapping napping mapping rapping wrapping ' +
    'planning panning running ruining raining training draining straining staining gaining paying playing praying saying staying laying ' +
    'boring barring bearing wearing tearing hearing fearing nearing gearing caring sharing baring daring scaring staring starring stirring string spring strong wrong along among belong prolong ' +
    'board bored boarded border order older elder holder folder colder bolder shoulder smoulder could would should mould gould gold cold bold told sold fold hold mold ' +
    'count mount amount account country county bounty counter encounter pounds sounds rounds grounds hounds bounds mounds found bound wound hound ' +
    'written bitten kitten smitten mitten british finish finished fishing wishing washing rushing pushing brushing crushing ' +
    'pages wages stages ages cages sages paces places laces faces races traces spaces graces braces ' +
    'minute minutes hour hours second seconds weeks months years days once twice none alright naturally obviously totally literally actually basically finally sadly luckily thankfully hopefully probably definitely absolutely completely nearly mainly ' +
    'happened happens happen rained poured snowed drained flew threw grew crew drew chew stew brew dude rude mode code rode bode lode node wrote quote vote note tote dote ' +
    'kitchen bedroom bathroom lounge living garage office desk sofa couch chair table floor window doors garden station airport hotel hospital school college uni university church pub bar cafe restaurant shops supermarket ' +
    'managed manager manage damage image message passage massage village garbage cabbage baggage luggage language sausage average coverage sewage postage storage ' +
    'working walking talking taking making baking waking shaking staking faking raking ranking thanking banking drinking thinking sinking linking winking blinking shrinking stinking clicking kicking picking ticking sticking licking locking looking cooking booking hooking ' +
    'broke broken spoken token woken awoken oaken taken shaken bacon beacon reckon reckons chicken thicken sicken quicken ' +
    'friend friends trend tend send spend lend bend mend fend blend intend attend pretend defend extend depend ' +
    'poured powered lowered showered flowered towered cowered covered hovered lovered ' +
    'nearly early dearly clearly yearly pearly hardly barely rarely fairly surely purely merely ' +
    'habit habits habbit rabbit tracker goal streak system rules admin check checks checked cheek creek greek week weak speak sneak break steak peak leak beak tweak ' +
    'rate late date gate hate fate mate plate slate state skate crate grate create ' +
    'anything something everything nothing nobody somebody anybody everybody anyone front behind between against without within upon onto toward towards during before besides except apart per via like unlike until unless whether whereas while whilst ' +
    'holiday holidays birthday party wedding funeral visit visitor guest guests travel travelling flight flights delayed cancelled bus tube taxi drive drove driven lift parking parked ' +
    'wasted tasted pasted hasted lasted basted roasted toasted boasted coasted posted hosted ghosted ' +
    'slow slower slowly fast faster harder easier longer shorter stronger weaker better worse best worst least most ' +
    'poet poem post pose prose rose nose hose those whose close closed chose choose loose lose moose goose noose'
  ).split(' '),
);
