import type { LanguageRules } from './language-rules.ts';

// Elided words stand apart when the patterns read (`j'ai` is `j ai`); who leaves the mark out writes `jai`.
const WANT =
  'veux|veut|jveux|voudrais|jvoudrais|aimerais|jaimerais|prefere|prefererais|souhaite|espere|jespere|voulais|reve|prie|envie|hate|pense|songe|vais';
const NO_MORE = 'plus|pu|pas|jamais|aucune|aucun';
const PEOPLE =
  'mari|copain|conjoint|compagnon|ex|pere|papa|mere|maman|frere|oncle|mec|fiance|femme|copine|parents|il|elle|voisin|beaupere|patron|homme|entraineur';
const STRIKES =
  'frappe|frappee|frapper|bat|battait|battu|battue|tape|tapee|gifle|giflee|cogne|cognee|etrangle|etranglee|viole|violee|menace|menacee|secoue|' +
  'secouee|enferme|enfermee|insulte|humilie|maltraite|agresse|agressee|tabasse|tabassee|sequestre|frappait|giflait|poussee';
const PLAY =
  'echecs|tennis|cartes|jeu|jeux|fifa|ping|boxe|judo|karate|badminton|scrabble|uno|belote|padel|squash|mario|course|monopoly|dames';
const SHOW =
  'film|roman|polar|serie|livre|documentaire|podcast|heros|heroine|personnage|piece|chanson|journal|actualite';
const FIGURE =
  'rire|faim|soif|chaud|froid|honte|peur|ennui|fatigue|sommeil|envie|trouille|curiosite|impatience|rires|jalousie|chaleur|trac|bonheur|plaisir';
const ACCIDENT =
  'cuisine|cuisinant|legumes|oignon|oignons|rasant|rasage|papier|four|soleil|bricolant|accident|cheveux|ongles|pain|gazon|pelouse|jardin|cuisinier';
const HURT =
  'tendinite|douleur|douleurs|fracture|entorse|blesse|blessee|blessure|dechirure|claquage|fievre|malade|gonfle|lombalgie|sciatique|grippe|mal|periostite';
const TRAIN =
  'cours|courir|entraine|entrainer|entrainement|entrainements|sport|muscu|musculation|seance|seances|salle|crossfit|hiit|marathon|force|footing|velo|natation';
const GENTLE =
  'doucement|doux|douce|kine|medecin|marche|marcher|yoga|etirements|prudence|reprendre|adapter|progressivement';
const ALCOHOL =
  'alcool|vodka|vin|biere|bieres|whisky|rhum|pastis|rose|ricard|gin|picole|picoler|picolais|boisson|binouze|champagne|spiritueux|alcoolique';
const STOP =
  'arrete|arreter|arretee|arret|stop|stoppe|stopper|plus|sevrage|zero|rien|cesser|jarrete|finis|dernier|sans|cesse';
const SEDATIVE =
  '{sedative}|lexomil|xanax|valium|seresta|temesta|somniferes|somnifere|anxiolytiques|anxiolytique|benzodiazepines|stilnox|codeine|morphine|opiaces|' +
  'calmants|imovane|alprazolam';
const MEDICINE =
  '{medicine}|traitement|traitements|medocs|medoc|ventoline|anticoagulants|anticoagulant|levothyrox|neuroleptiques|neuroleptique|cortisone|piqures|insulin';
const ROUTINE =
  'oublier|oublie|oublier|oublis|heure|pilulier|rappel|rappelle|rappeler|regulierement|vitamine|vitamines|magnesium|texte|cheveux|capillaire|peau';
const CHANGE =
  'arrete|arreter|arretee|stoppe|stopper|saute|sauter|diminue|diminuer|reduire|reduis|double|doubler|doubles|divise|diviser|supprimer|supprime|lacher|' +
  'espacer|jarrete|interrompre|interrompu|jeter|jete|sevrer';
const LOSS =
  'dettes|dette|perdu|perds|perdre|dois|argent|salaire|loyer|arreter|arrete|marreter|accro|addict|addiction|economies|refaire|credit|mens|cache|controle|rejouer|paie|paye';
const DRUGS =
  'cocaine|coke|heroin|heroine|shit|beuh|weed|joint|joints|petard|petards|cannabis|crack|ketamine|keta|mdma|ecstasy|speed|drogue|drogues|3mmc|ghb|lsd|taz|poudre';
const DRUG_NEED =
  'arreter|arrete|marreter|decrocher|accro|dependant|dependante|addict|addiction|jours|jour|soirs|soir|matin|sans|besoin|rechute|rechuter|manque|sevrage|consomme|sniffe|dealer|dealeur';
const OTHERS =
  'soeur|amie|ami|femme|fille|mere|maman|pere|papa|frere|fils|collegue|voisine|voisin|tante|oncle|mari|cousine|copine|mamie|papi|chien|chat|chatte';

/** French. */
export const FRENCH: LanguageRules = {
  lookAlikes: [
    `${SHOW} ~8 suicide|suicider|tuer|tue|mourir|meurt|mort|pend|frappe|bat|enceinte|assassine`,
    `mourir|meurs|meurt|mort|morte|crever|creve|crevee|mortes de|d ~1 ${FIGURE}`,
    'veux|voudrais pas|jamais|plus mourir',
    'a mourir',
    'creve la dalle',
    'tue|tuer|tuent a|au|aux la|travail|tache|boulot|rire',
    'tuer le|l|du temps|ennui',
    `va|vas|vont|veut|voulait|voulu|menace|menacait|jure|allait ~3 me|nous tuer|buter|etrangler|egorger`,
    'faire|fait|fais|faites disparaitre',
    'plus me? reveiller la|fatigue|fatiguee|en|avec|aussi|si|tard|pendant|3|au',
    'en finir avec ~2 cigarette|tabac|sucre|clope|desordre|procrastination|bazar|retard|grignotage|alcool|ecrans|telephone|dettes|bordel',
    `me|m|suis ~3 coupe|coupee|brule|brulee|couper|bruler ~5 ${ACCIDENT}`,
    `${ACCIDENT} ~6 me|m|suis ~3 coupe|coupee|brule|brulee`,
    `scarifier|scarifie ~3 ${ACCIDENT}`,
    `bat|battu|battue|frappe|tape ~5 ${PLAY}`,
    'adieu a|au|aux ~2 sucre|cigarette|chocolat|cigarettes|grignotage|alcool',
    `${OTHERS} ~3 est|a|etait|vient|fait|attend ~4 enceinte|accouche|diabetique|opere|operee|cancer|avc|infarctus|epilepsie|diabete|asthme`,
  ],
  crisis: [
    // The wish to die, to be gone, not to wake up.
    `${WANT} ~4 mourir|crever|disparaitre|partir|dormir|endormir|mendormir ~1 pour|a toujours|jamais|bon`,
    `${WANT} ~3 mourir|crever|disparaitre !de !d &! boutons|graisse|ventre|taches`,
    `${WANT} ~3 etre ~1 mort|morte &! fatigue|fatiguee`,
    `plus|pu|jamais ~1 envie|vivre|exister $|etre|du|tout|comme|ca|ainsi &! ensemble`,
    `${NO_MORE} ~2 envie|gout|force|raison|courage|interet|raisons|lenvie|gout ~2 de|a|d|pour ~2 vivre|vie|exister|lutter|battre|continuer|avancer !le !la !les !l !mon !ma !mes !a !avec &! {sport} &! regime|habitude|app`,
    'veux|peux|voudrais|supporte|sais ~1 plus|pu ~1 vivre|exister|continuer|etre $|la|comme|ainsi|sans lui|sans elle',
    'plus|aucune ~1 raison ~1 de|d ~1 etre|vivre|rester|exister la|ici|vivante|vivant|$',
    'serai|serais|suis ~1 plus|pu la|ici $|pour|demain|et & demain|bientot|prepare|adieu|lettre|soir &! bureau|vacances|travail|conge|reunion',
    'esper|espere|jespere|aimerais|voudrais|prie ~3 voiture|camion|train|bus|cancer|accident|maladie ~3 me|m ~1 renverse|renverser|ecrase|ecraser|emporte|emporter|tue|tuer|percute',
    'mourir|mort ~1 serait|sera ~2 soulagement|delivrance|mieux|solution|plus',
    'arrive|arrivais|narrive ~1 plus|pas a vivre|exister',
    'plus|pu etre la|ici|vivante|vivant $|pour|et &! bureau|reunion|travail',
    'plus|pu etre en vie',
    `plus|jamais|pas ~2 reveiller|reveille|reveillerai|reveillais|mreveiller|reveillerais $|demain|un|et|le|ce|jamais|plus !la &! alarme|heures|nuit|bebe`,
    'endormir|mendormir|dormir|endors ~2 toujours|eternellement|jamais ~3 reveiller|reveil|$ &! dormir bien',
    'jamais|pas etre|ete ~1 ne|nee|existe|exister|venue|venu $|au|de',
    'mieux|prefere|plutot ~4 mort|morte &! fatigue|nature',
    // Others would be better off; nobody would notice.
    'sans moi ~6 mieux|heureux|heureuse|soulage|soulages|facile|tranquille|simple|bien|tranquilles|legere &! reunion|equipe|projet|match',
    'mieux|heureux|heureuse|heureuses|soulages|tranquilles|facile|simple ~4 sans moi &! reunion|equipe|projet|match',
    'mieux|soulages|soulage|heureux|tranquilles|facile|simple ~4 si|quand|que je|j|jetais ~3 mort|morte|plus|pas|disparaissais|existais|mourais|disparais ~1 la|ne|nee|$|plus &! fume|mange|dors',
    'si|quand je|j|jetais ~3 mort|morte|plus|disparaissais|mourais|disparais ~1 la? ~6 mieux|soulages|soulage|heureux|tranquilles|personne',
    'personne ~4 triste|pleurer|pleurera|pleure ~3 si|quand|pour je|moi|j|ma',
    'personne ~4 remarquerait|remarquera|manquerai|manquerais|pleurerait|regretterait|regrettera|verrait|apercevrait &! coupe|coiffure|fautes',
    'manquerai|manquerais|manque ~2 a personne',
    'suis|etre|deviens|reste ~3 poids|fardeau|boulet|charge pour|$|mort &! plume|perdre|kilos|sante',
    // Cannot go on; nothing makes sense.
    'en peux|peut|pouvais ~1 plus|pu & vivre|vie|continuer|mourir|disparaitre|seule|pleure|finir|souffrir|tout arreter|exister',
    'marre|ras|fatigue|fatiguee|lasse|las|degoute|degoutee|epuisee|epuise ~3 vivre|vie|exister|existence &! quotidienne|bureau|ville',
    'sert ~1 a rien ~5 vivre|continuer|continue|exister|vive &! regime|sport|abonnement',
    'coeur ~1 arrete|sarrete|arretait|lache & aimerais|voudrais|espere|prie|veux|jaimerais',
    'en finir $|maintenant|pour|ce|vraiment|definitivement &! travail|devoirs|rapport|dossier|lessive|menage|valise',
    'en finir avec ~1 vie|tout|moi|existence|jours &! travail|devoirs|rapport|dossier',
    'pourquoi ~4 vivre|vivrais|vis|existe|continuerais|continuer|encore|suis ~1 encore|la|$|vivre &! abonnement|regime|en retard',
    'quoi bon $|continuer|vivre|tout|essayer|me|se|lutter|encore|exister &! abonnement|ranger|repasser',
    'rien|vie|tout|existence ~3 a|de|aucun|perdu|na ~2 sens|but|valeur|gout &! unique|plat|cuisine',
    'vie|existence ~3 vaut|merite|foutue|finie|gachee|enfer ~4 peine|vecue|$|coup &! sociale|nocturne',
    'mort|deces|mourut|decede|decedee|parti|partie|ciel|perte & veux|voudrais|envie|aimerais|vais ~4 rejoindre',
    'rejoindre ~4 ciel|paradis|haut|mort|morte|defunt|tombe',
    'que tout|ca ~1 s|sarrete arrete|$ $|pour|enfin|maintenant &! pub|bruit|travaux|pluie|sonnerie',
    // What one does to oneself.
    'me|m|moi|mon ~1 tuer|suicide|suicider|pendre|noyer|flinguer|immoler|empoisonner|buter|foutre &! dehors|travail|devoirs',
    'je ~1 me|m ~1 tue|tuerai|tuerais|pends|flingue|suicide',
    'tuer|suicider|pendre|flinguer|supprimer moi|$ & me|m|moi ~2 tuer|suicide|pendre|flinguer|supprimer',
    'foutre|mettre en l air',
    'mettre|mets|mis|mettrai fin|terme a ~2 vie|jours|moi|tout|souffrance|souffrances|calvaire|existence',
    'oter|enlever|prendre|ote ~1 la vie &! cote',
    'jeter|balancer|foutre|jette ~1 sous|par|du|d|dans|devant|de ~3 train|metro|fenetre|pont|balcon|vide|toit|voiture|camion|rails|rer|tram &! ordures|ticket|poubelle',
    'sauter|saute|sauterais|sauterai ~1 du|d|de|par ~3 pont|toit|balcon|fenetre|immeuble|falaise|viaduc|etage &! parachute|elastique|chat',
    'foncer|fonce|rentrer|planter ~3 dans|contre ~2 arbre|mur|platane|pilier &! ballon',
    'me|m|moi ~1 faire|fais|fasse|fait|faisais|ferais ~1 du mal &! sport|squat|courant|course|dos|genou',
    'faire|fasse|fais|ferai|fera ~2 betise|conneries|connerie|quelque|irreparable & peur|moi|me|seule|cette nuit|soir & vivre|mourir|plus|mal|me',
    'scarifie|scarifier|scarifiee|scarifiais|scarification|scarifications|automutile|automutiler|automutilation|mutile|mutiler|mutilee|taillader|taillade',
    `me|m ~3 coupe|couper|coupee|entaille|entailler|brule|bruler|griffe|griffer|ouvrir ~3 bras|poignets|poignet|cuisses|cuisse|veines|peau|volontairement|expres &! ${ACCIDENT}`,
    `recommence|recommencer|envie|besoin|arrete|arreter ~2 me couper|bruler|griffer $|pour|le|quand|encore`,
    // A plan, a means, a farewell.
    'mon dernier jour|soir !de !du !a !au !en !d &! travail|vacances|stage|ecole|bureau|conge|boulot|cours',
    'idees noires|suicidaires',
    'pense|penser|pensees|pensees|songe ~3 a la mort &! mere|pere|grand|chat|chien',
    'me|m coupe|brule|griffe $|quand|pour|encore|et & deteste|hais|soulager|soulage|ressentir|punir|cachette',
    'rester|etre en vie & plus|aucune|raison|pas|pourquoi',
    'achete|trouve|prepare|achetee ~2 corde|lame|lames|fusil|cachets &! escalade|piano|guitare|sauter|linge|rasoir',
    'lettre|lettres|mot|message|video|mots ~1 adieu|adieux|dadieu &! collegue|retraite|pot',
    'lettre|lettres|testament|affaires ~6 quand|apres ~2 serai|serais|mort|depart ~1 plus|$|morte &! voyage|retraite',
    'avaler|avale|gober|prendre|pris|avalerai ~2 tous|toute|toutes|boite|plaquette|tube ~3 medicaments|cachets|comprimes|somniferes|pilules|boite|doliprane|antidepresseurs|medocs &! heure|oublier|pilulier|matin|prescrit',
    'cachets|medicaments|comprimes|somniferes|pilules|medocs ~4 cote|stocke|stockes|gardes|accumule|accumules|prets & assez|pour|jour|finir|mourir &! voyage|pharmacie|pilulier',
    'mon|ma|mes ~4 veut|voulait|parle|menace|tente|essaye|dit ~3 se|s|sa mourir|suicide|suicider|tuer|jours|pendre|mutile',
    'mon|ma ~3 veut|dit|voulait ~4 mourir|plus vivre|suicide',
    'se|s ~1 scarifie|mutile|taillade',
    'tete ~3 contre ~2 mur|murs|porte ~8 deteste|hais|punir|calmer|saigne|haine',
    'deteste|hais|punir ~8 tete ~3 contre ~2 mur|murs|porte',
  ],
  danger: [
    `${PEOPLE} ~5 me|m|nous|mes ~2 ${STRIKES} &! ${PLAY}|dossier|texto`,
    `${STRIKES} ~1 par ~1 mon|ma|un|le ${PEOPLE} &! ${PLAY}`,
    'parents|freres|gens|garcons|filles ~1 me|nous|m battent|frappent|tapent|menacent|insultent|enferment',
    'ami|amoureux|voisin|beau|chum|colocataire ~1 me|m frappe|tape|gifle|bat|menace|etrangle|viole|cogne',
    `${PEOPLE} ~2 ${STRIKES} maman|papa|mamie &! ${PLAY}`,
    `${PEOPLE} ~8 me|nous tuerait|tuera|egorgera & dit|menace|jure|peur|pars|quitte`,
    `${PEOPLE} ~4 leve|levait|levee|leva la? main sur`,
    `${PEOPLE} ~3 donne|donnait|mis|met ~1 des|un|une ~1 coups|coup|gifle|gifles|claques|claque|baffe|poing &! main|fil|telephone|pouce|balai`,
    `${PEOPLE} ~2 me|m|nous ~1 jette|jetee|pousse|plaquee|projetee ~1 contre|par|au|dans|dehors ~2 mur|terre|sol|escalier|escaliers|$`,
    'peur|terrifiee|terrorisee|crains|trouille ~2 de|d|du ~1 mon|ma|mes|lui|sa|ses ~1 mari|copain|ex|pere|compagnon|conjoint|beau|mere|parents|reactions|reaction|coleres|colere|violence &! chien',
    'peur|terrifiee|terrorisee|trouille ~1 de lui',
    'peur|ose ~3 rentrer ~3 maison|moi|soir &! nuit|noir|bus|metro|tard',
    'peur ~1 quand|qu|que il|papa|mon ~3 rentre|boit|boive|revient|frappe|tue|bu|enerve|recommence',
    `${PEOPLE} ~4 fouille|surveille|controle|confisque|lit|prend ~2 mon|mes|mon ~1 telephone|portable|messages|argent|papiers|sorties|salaire|carte|passeport`,
    `${PEOPLE} ~3 me|m|nous interdit|empeche|laisse ~2 de|d|pas|plus ~2 sortir|voir|partir|travailler|parler|quitter`,
    `${PEOPLE} ~5 menace|menaces|menacait|menacee|jure ~3 me|m|nous|tuer|mort|enfants`,
    'va|veut|voulait|dit ~4 me|nous tuer|buter|egorger & menace|menaces|peur|frappe|couteau|violent|coups|police|jure',
    'pour ~4 il|mari|copain|pere|compagnon ~3 pas|plus ~2 frappe|enerve|explose|pete|crie|violent',
    'pour|sans ~3 pas l? enerver|mettre|provoquer & frappe|coups|violent|peur|mari|copain',
    'force|forcee|oblige|obligee ~2 coucher|rapports|relations|baiser|amour',
    'il|beaupere|oncle|pere|voisin|entraineur|prof ~2 me|m|ma caresse|touche|tripote ~3 nuit|corps|seins|sans|fesses|entre|lit|veux',
    'pere|beaupere|oncle|voisin|prof|entraineur|cousin ~1 me|m touche|touchait|caresse|tripote !au !beaucoup &! coeur|epaule',
    'attouchements|attouchement|viol|inceste &! film|proces|roman|serie|livre',
    'violences|violence conjugale|conjugales|domestique|familiale',
    // Harm to others.
    'vais|veux|voulais|envie|jure ~4 le|la|les|lui|l ~1 tuer|buter|poignarder|etrangler|massacrer|egorger|tabasser|crever|cogner &! record|boss|niveau|score|zombie|moustique',
    'vais|veux|voulais|envie|jure ~3 tuer|buter|poignarder|etrangler|massacrer|egorger|tabasser|empoisonner ~3 mon|ma|mes|ce|cette|patron|voisin|gens|quelqu|quelquun|ex &! record|boss|niveau|temps|ennui|zombie',
    'je|j ~2 frappe|tape|gifle|secoue|bats|frapper ~2 mes|ma|mon|notre ~1 enfants|enfant|femme|fils|fille|bebe|copine|mari|copain|mere|gosses',
    `${PEOPLE} ~4 frappe|bat|tape|cogne|maltraite|tabasse|gifle ~2 ses|sa|mes|ma|les|notre|mon ~1 enfants|femme|mere|soeur|fils|fille|frere|gosses &! ${PLAY}`,
    `soeur|amie|mere|fille|voisine|cousine|frere|copine ~4 la|l|le|lui ~1 ${STRIKES} &! ${PLAY}`,
    `la|le|l ${STRIKES} ~4 soeur|amie|mere|fille|voisine|cousine|frere &! ${PLAY}`,
    'envie|peur|failli ~2 frapper|taper|secouer|etrangler|blesser ~2 enfants|enfant|femme|fils|fille|bebe|mari|copain|copine|mere',
    'couteau|arme|fusil|flingue ~8 attends|attend|attendre|vengeance|venger|payer|lui &! cuisine|film|jeu',
    'peur|crains|angoisse ~3 faire|fasse|blesser|secouer|taper|frapper ~4 bebe|enfant|enfants|fils|fille|petit|femme',
  ],
  withdrawal: [
    `bouteille|bouteilles|litre|litres|pack|canettes|verres|#5..30 ~4 ${ALCOHOL}|blanc|rouge && jour|soir|matin|jours|soirs|quotidien && ${STOP} &! eau`,
    `tremble|trembler|tremblements|tremblote|tremblent|transpire|sueurs|convulsions|hallucinations|crise & ${ALCOHOL}|boire|bois|sevrage|bu && ${STOP}|manque &! eau|sport|cafe|the`,
    `${ALCOHOL}|bois|boire|verre ~6 matin|reveil|reveille|lever|levee && ${STOP}|besoin|tremble &! eau|cafe|the|jus|lait|tisane|citron`,
    `${ALCOHOL}|boire|bois ~8 jours|jour|soirs|annees|ans && coup|net|lendemain|demain|brutalement|radicalement|totalement|seul|cash && ${STOP} &! eau|cafe|the`,
    `${SEDATIVE} ~8 arreter|arrete|stopper|stoppe|sevrage|jette|jete|jeter|diminuer|supprimer|plus|coup &! plus souvent`,
    `arreter|arrete|stopper|stoppe|sevrer|decrocher|jarrete|sevrage ~5 ${SEDATIVE}`,
  ],
  medication: [
    `${CHANGE} ~4 ${MEDICINE} &! ${ROUTINE}`,
    `${MEDICINE} ~6 je|j|ai|vais|veux|les|le|la ~2 ${CHANGE}|moitie &! ${ROUTINE}`,
    `prends|prendre|pris|prendrai|prenais ~1 plus|pas|que ~2 ${MEDICINE} &! ${ROUTINE}|encore`,
    `${MEDICINE} ~4 prends|prendre|prends|prendrai ~1 plus|que &! ${ROUTINE}`,
    `moitie|double|doubles|moins|demi|plus ~2 de|du|la|mon ~2 ${MEDICINE}|dose|doses|dosage &! ${ROUTINE}`,
    `${MEDICINE} ~3 jour|fois sur 2|3`,
    `plus|pu prendre|avaler ~2 ${MEDICINE} &! ${ROUTINE}|encore`,
    `oublie|oublier|saute ~1 expres|volontairement|souvent ~2 ${MEDICINE}`,
    `baisser|baisse|augmenter|augmente|changer ~1 mon|mes|ma|le|la ${MEDICINE} &! voix|${ROUTINE}`,
    `me|m passer ~1 de|d ~2 ${MEDICINE}`,
    `sans ~2 ${MEDICINE} &! ${ROUTINE}|tomber|oublier`,
  ],
  ed_risk: [
    'vomir|vomis|vomi|vomissais ~5 apres|repas|manger|mange|expres|volontairement|diner|dejeuner &! gastro|enceinte|chat|chien|fils|fille|bebe',
    'apres|quand|chaque ~4 repas|mange|manger|diner ~4 vomir|vomis|vomi &! gastro|enceinte|chat|chien|fils|fille|bebe',
    'doigts ~3 gorge|bouche|fond',
    'laxatifs|laxatif|coupe faim &! pomme',
    'mange|manger|mangeant|mangee ~2 plus|presque|quasi rien|$ ~3 depuis|$|pendant &! viande|sucre|soir',
    'rien ~2 mange|manger|avale ~3 depuis|pendant|de #2..30|jours|trois &! matin|heures',
    'peur|angoisse|terrifiee|panique|phobie ~3 grossir|manger|calories|nourriture|kilo|kilos|gramme &! public|seule|allergie',
    'coupable|culpabilise|honte|degoute|degoutee|deteste ~4 chaque|apres|quand|des ~3 repas|mange|manger|bouchee',
    'chaque|apres|quand ~4 repas|mange|bouchee|manger ~4 coupable|culpabilise|degoute|degoutee|punis|punir|deteste',
    'meriter|merite|punir|prive|priver|gagner ~3 manger|repas|nourriture|diner &! bon|enfant',
    'affamer|maffame|affame|jeuner|jeune ~3 maigrir|moi|#2..30|jours|punir &! ramadan|careme|intermittent|fille|age|ans',
    'saute|sauter|sautes ~1 tous|plusieurs ~1 repas',
    'juste|seulement|que ~1 un|une ~1 pomme|yaourt|salade|soupe ~2 jour|journee & mange|manger|avale &! dessert|gouter|plus',
    'tca|hyperphagie|anorexique|boulimique|boulimie|anorexie',
  ],
  overexercise: [
    `${HURT} ~10 mais|et|pourtant|meme|tant ~4 force|cours|entraine|continue|courir|mentraine|jy|forcer|continuer & quand|meme|malgre|tous|toujours|jours|arrete|course|entrainement|douleur &! ${GENTLE}|bosser|travailler`,
    `malgre ~3 ${HURT} & ${TRAIN} &! ${GENTLE}`,
    `${TRAIN} ~4 malgre|avec|sur ~3 fracture|entorse|fievre|blessure|douleur|douleurs|dechirure|tendinite &! ${GENTLE}`,
    'repose|repos|reposer ~6 culpabilise|coupable|culpabilite|honte|angoisse|nulle|grosse|deprime &! travail|boulot|telephone|enfants|maman',
    'culpabilise|coupable|culpabilite|angoisse|honte ~6 repose|repos|entrainement|seance ~2 jour|jours|$|rate|manque|loupe &! travail|boulot|telephone|enfants',
    `aucun|pas|sans|jamais|zero|0 ~2 repos|pause|relache & ${TRAIN} & jour|jours|7|quotidien|semaine &! ${GENTLE}|travail|reunions`,
    `2|3|4 ~2 seances|entrainements|fois ~3 par jour & ${TRAIN}|intenses|intense &! ${GENTLE}|minutes`,
  ],
  addiction: [
    `casino|casinos|poker|pmu|roulette|betclic|winamax|unibet|parie|parier|tierce|bandits|pokerstars|turf ~10 ${LOSS}`,
    `${LOSS} ~10 casino|casinos|pmu|roulette|betclic|winamax|unibet|parier|parie|tierce|turf`,
    `paris|tickets|jeux|machines|jeu sportifs|hippiques|gratter|grattage|hasard|argent|sous|en|d|de|a ~10 ${LOSS} &! week|vacances|train|musee|visiter`,
    `${LOSS} ~8 paris|jeux|machines|grattage sportifs|hippiques|hasard|argent|sous|d|de|a ~1 hasard|argent|sous|gratter|$ &! visiter|vacances|train`,
    `${DRUGS} ~6 ${DRUG_NEED} &! film|serie|roman|lessive|chocolat|cacao|proteine|lait`,
    `${DRUG_NEED} ~4 ${DRUGS} &! film|serie|roman|lessive|chocolat|cacao|proteine|lait|lire|velo`,
    'fume|fumes|fumer|fumais|roule ~3 joint|joints|petard|petards|shit|beuh|weed|herbe|cannabis ~4 jour|jours|journee|matin|soir|soirs|arreter|sans &! film|serie',
    'joints|joint|petards|shit|beuh|weed|cannabis ~8 pas|plus|arrive ~3 arreter|decrocher|lever &! film|serie',
  ],
  minor: [
    'j|jai|g ai? ~1 #5..12 ans !de !d &! sobre|fils|fille|ensemble|carriere|bac|metier|mari',
    'suis|entre|rentre|passe|vais ~1 en|au ~1 cm|ce|cp|primaire 1|2|$|et|a &! prof|maitresse|enseignante|enseignant|maitre|fils|fille|instit',
    'suis|entre|rentre|passe|vais en ~1 6|sixieme eme|e|ieme|$ &! prof|enseignante|enseignant|fils|fille|position|place',
  ],
  caution: [
    'accouche|accouchee|accouchement|cesarienne|postpartum &! soeur|amie|collegue|copine|femme|fille|cousine',
    'bebe ~3 y a #1..20 semaines|mois|jours',
    'suis|ete|fais|etait ~3 opere|operee|operer &! chat|chien',
    'infarctus|avc|pacemaker|stent|hernie|prothese|chimio|arythmie|menisque|ligament|ligaments &! pere|mere|mari|oncle|tante|papa|maman|grand',
    'mal|douleur|douleurs|pique|coince|bloque ~2 au|aux|a|dans ~1 la? genou|genoux|dos|epaule|hanche|cheville|poitrine|tendon|poignet|coude|nuque|talon &! chien|chat',
    'genou|genoux|epaule|hanche|cheville ~3 mal|douloureux|bloque|coince|opere|gonfle|souffrir|souffre',
    'essoufflee|essouffle|vertiges|vertige|evanouie|evanoui|malaise|malaises|palpitations ~5 quand|des|en|effort|marche|escaliers|leve|monte|$ &! hauteur|film',
    'problemes|probleme|maladie|insuffisance|crise|malade ~2 coeur|cardiaque|cardiaques &! pere|mere|mari|oncle|papa|maman|film',
    'operation|chirurgie|arthroscopie|intervention ~3 genou|dos|epaule|hanche|coeur|cheville|pied|ligament|ligaments|menisque|hernie &! chien|chat|pere|mere',
  ],
};
