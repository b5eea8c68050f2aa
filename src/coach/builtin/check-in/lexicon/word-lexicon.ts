import knowledge from '#content/knowledge.json' with { type: 'json' };
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
    'everyting=everything|eveything=everything|nothin=nothing|nuthin=nothing|nowt=nothing|zilch=nothing|naething=nothing|nane=none|nutten=nothing|nuttin=nothing|nuffin=nothing|' +
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
    'dog cat puppy team everyone everybody somebody someone people he she they lad lads youngest eldest folks family teenager teenagers teen teens grandson granddaughter grandkids nurse cleaner nanny babysitter lodger landlord midwife counsellor therapist recruiter waiter barista instructor physio gp buddy pal bestie client clients student students ex plumber gardener childminder dogwalker mechanic electrician decorator handyman landlady housekeeper carer carers caretaker janitor barber hairdresser vet nurses cleaners worker workers graders pupil pupils labmate classmate classmates'
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

/** Words of everyday English that no habit is named by: no slip of the pen, and no name. */
export const ORDINARY = new Set(`${knowledge.acts.words.ordinary} ${knowledge.acts.words.everyday}`.split(' '));
