import type { LanguageRules } from './language-rules.ts';

const WISH =
  'voglio|vorrei|volevo|vojo|desidero|preferirei|preferisco|voglia|penso|pensando|pensato|pensavo|pensare|pensiero|pensieri|deciso|magari|idea|sogno|provato|provare|merito|dovrei|spero|prego|piacerebbe|immagino|bisogno';
const NOT = 'non|nn|mai|nemmeno|neanche|neppure';
const GONE = 'ci|esistessi|esistere|fossi|esisto|esistevo|stessi|vivessi|ero|sono';
const DEAD =
  'morissi|muoio|morire|ammazzassi|uccidessi|sparissi|sparisco|sparire|scomparissi|scompaio|morta|morto|crepassi|ammazzo|uccido|andassi|morto';
const FAMILY =
  'marito|ragazzo|fidanzato|compagno|padre|papa|madre|mamma|patrigno|matrigna|fratello|sorella|zio|nonno|ex|suocero|suocera|moglie|ragazza|fidanzata|figlio|genitori|cognato|convivente|uomo|partner';
const HITS =
  'strozza|strozzava|soffoca|picchia|picchiava|picchiato|picchiata|picchiano|mena|menato|menata|minaccia|minacciato|minacciata|minacciava|spinge|spinto|spinta|schiaffeggia|schiaffi|schiaffo|colpisce|colpito|colpita|strattona|strattonata|strozzata|strozzato|maltratta|violentata|violenta|violentato|perseguita|umilia|obbliga|costringe|costretta|rinchiude|chiude|stalkera|insulta|tocca|toccata|palpeggia|pugni|calci|sberle|botte|ceffone|abusa';
const STOP =
  'smetto|smettere|smesso|smettendo|smettero|mollo|mollare|interrompere|interrompo|interrotto|sospendere|sospendo|sospeso|tagliare|taglio|lasciare|lascio|chiudere|chiudo|finirla|eliminare|basta|piantarla|togliere|tolgo';
const ALCOHOL =
  'alcol|alcool|lalcol|lalcool|dellalcol|dallalcol|bere|vino|birra|birre|vodka|whisky|gin|grappa|amaro|rum|spritz|superalcolici|liquore|alcolici|bottiglia|bottiglie|bicchiere|bicchieri|cartone|bevo|prosecco|nero';
const SIGNS =
  'tremo|tremare|tremano|trema|tremori|tremore|tremando|tremanti|tremolio|sudo|sudare|sudori|sudorazione|sudando|convulsioni|convulsione|crisi|allucinazioni|delirio|delirium|tremarella';
const AT_ONCE =
  'colpo|botto|domani|oggi|lunedi|subito|solo|sola|improvvisamente|completamente|netto|giorno|adesso|ora|ieri|secco|brusco|punto';
const MEDICINE =
  'pastiglia|pastiglie|pasticca|pasticche|pillola|pillole|farmaco|farmaci|medicina|medicine|medicinali|medicinale|compressa|compresse|antidepressivo|antidepressivi|ansiolitico|ansiolitici|insulina|insulin|litio|gocce|dose|dosi|terapia|cura|inalatore|sertralina|fluoxetina|escitalopram|metformina|eutirox|cortisone|statina|anticoagulante|antipsicotico|antiepilettico|cardioaspirina|ventolin|psicofarmaci';
const TRAIN =
  'alleno|allenarmi|allenare|allenamento|allenamenti|allenandomi|corro|correre|corsa|palestra|crossfit|pesi|maratona|nuotare|nuoto|bici|esercizio';
const HURT =
  'infortunio|infortunato|infortunata|frattura|fratturato|stiramento|distorsione|tendinite|febbre|dolore|dolori|male|rotto|rotta|gonfio|gonfia|gonfie|influenza|lesione|lesionato|stirato|strappo|infiammato|infiammata|lussata';
const GAMBLE =
  'scommesse|scommessa|scommettere|scommetto|scommesso|scommettendo|casino|slot|slots|videolottery|roulette|bingo|poker|gratta|grattaevinci|azzardo|dazzardo|macchinette|ludopatia|ludopatico|ludopata|bookmaker|sala|totocalcio|blackjack';
const LOSS =
  'debito|debiti|perso|perdo|perdendo|speso|spendo|giocato|buttato|bruciato|stipendio|risparmi|prestito|prestiti|recuperare|smettere|smetto|controllare|dipendente|dipendenza|nascosto|mento|bugie|affitto|venduto|pignoramento|rovinato|rovinata|strozzino|rifarmi';
const DRUG =
  'coca|cocaina|cocaine|erba|canne|canna|spinelli|spinello|fumo|hashish|marijuana|eroina|heroin|leroina|crack|ketamina|pasticche|mdma|ecstasy|anfetamine|md|droga|droghe|drogarmi|drogo|sostanze|oppiacei|roba|pippare|pippo|tiri|ossicodone|bamba';
const BODY =
  'ginocchio|ginocchia|schiena|petto|anca|spalla|spalle|collo|lombare|caviglia|colonna|cervicale|tallone|polso|gomito|piede|sciatica|torace|articolazioni';

/** Italian, also as typed in a hurry. */
export const ITALIAN: LanguageRules = {
  lookAlikes: [
    'morire|morendo|muoio|moriro|moriamo|morto|morta|morti|morte|ammazzo|ammazzando|muori|moriva|mori di|dal|dalle|dalla|dai|da ~1 ridere|risate|fame|sonno|sete|caldo|freddo|noia|vergogna|paura|voglia|invidia|curiosita|stanchezza|amore|imbarazzo|spavento|nervoso|dolcezza',
    'annoio|annoia|annoiato|annoiata|annoiano|annoiarmi|noioso|noiosa|stanco|stanca a morte',
    'da morire',
    'muoio|morirei|morire per un|una|quel|quella|il|la|sapere|vedere',
    'non ~1 voglio|vorrei morire ~1 giovane|presto|prima|senza|grasso|solo|di',
    'senza|evitare|evito|evitando|paura|mai|rischiare|rischio ~3 farmi|farsi male|tagliarmi',
    'per non farmi male',
    'tagliarmi|taglio|tagliato|tagliare ~1 i|le|la|un|gli capelli|unghie|frangia|barba|punte|ciuffo',
    'mi taglio|tagliarmi i|una|un capelli|fetta|fuori|pezzo|panino',
    'ammazzarmi|ammazzo|ammazzato|ammazzando|uccido|uccidermi di|in|con lavoro|palestra|addominali|esercizi|squat|fatica|studio',
    'ammazzare|uccidere|ammazzo il|la|le tempo|noia|zanzare|fame|batteri',
    'sparire|scomparire dai|da|dal|dalle social|instagram|facebook|tiktok|internet|whatsapp|vista',
    'personaggio|protagonista|assassino ~6 morire|muore|uccide|uccidere|suicida',
    'film|serie|romanzo|libro|canzone|documentario|podcast|videogioco|gioco|capitolo|giallo ~2 su|sul|sulla|di|del|dove|che|con ~8 suicidio|droga|droghe|narcos|cocaina|scommesse|casino|assassino|uccidere|morte|violenza',
    'drogato|drogata|dipendente|fissato|fissata|dipendenza di|da|dal|dalla|dai|del ~2 podcast|caffe|cioccolato|telefono|cellulare|serie|tiktok|instagram|dolci|zucchero|social|lavoro|palestra|netflix|lettura|videogiochi',
    'coca cola|zero',
    'casino casino|totale|pazzesco',
    'un|gran|che|bel casino',
    'smesso ~6 #1..60 anni|mesi fa',
    'anni|mesi fa ~5 smesso',
  ],
  crisis: [
    'importa|uguale|frega ~2 se ~4 sveglio|svegliassi|muoio|morissi|vivo|svegliero &! tardi|presto',
    'non|nn ~2 faccio|riesco|posso ~1 piu? ~1 ad|a|andare ~1 andare|tirare|avanti|vivere ~1 avanti|$|cosi !con &! libro|progetto|esercizio',
    'mi|me ~1 voglio|vorrei|volevo|sto ~1 per?  ammazzare|uccidere|suicidare|impiccare|buttare|sparare !di !i',
    'mi|me ammazzo|uccido|suicido|impicco|sparo $|stanotte|oggi|domani|e|se',
    'preso|ingoiato|prendo|prendere ~1 troppe|tante|troppi|tutte|tutti ~2 pillole|pastiglie|compresse|farmaci|gocce|sonniferi &! orario|dimenticare',
    'chiudere ~2 occhi ~3 non|mai|per ~2 riaprirli|aprirli|svegliarmi|sempre|piu',
    'comprato|preparato|trovato|tengo ~2 corda|pistola|veneno|veleno ~6 dove|pronta|pronto|collo|farla|albero &! saltare|arrampicata|chitarra|bucato',
    'andarmene|partire ~1 per sempre|da questo ~1 &! citta|paese|ufficio',
    `${WISH} ~3 morire|uccidermi|ammazzarmi|suicidarmi|impiccarmi|morirei|crepare !di !da !dal !dalle`,
    `${WISH} ~2 sparire|scomparire|dissolvermi $|dal|da|per|e|nel|senza|questo &! social|instagram|pancia|brufoli|ciccia`,
    `${NOT} ~1 voglio|vorrei|riesco|sopporto|merito|posso|volevo|so|vojo ~2 vivere|vivo|esistere|campare !con !in !qui !vicino !da !sola !solo !senza !a !nel !di !insieme !come`,
    `${NOT} ~1 voglio|vorrei|volevo|dovrei|sopporto ~1 piu ~1 esserci|esistere|svegliarmi|vivere|stare|qui ~1 $|piu|al|domani|in|mai|e &! tardi|ufficio|stanca|stanco|presto|sveglia|riunione`,
    `${NOT} ~1 voglio|vorrei esserci|svegliarmi ~1 piu|mai|domani|$`,
    `${NOT} ~2 voglia|motivo|motivi|ragione|ragioni|forza|forze|senso|coraggio ~3 vivere|esistere|vita|vivo|viva|campare !con !in !qui !da !sola !solo`,
    `${NOT} ~3 motivo|motivi|ragione|ragioni|forza|forze ~2 di|per ~1 andare|continuare|alzarmi|svegliarmi|restare $|avanti|qui|viva|vivo|cosi`,
    `${NOT} ~3 senso ~2 niente|nulla|vita|vivere|$|andare|continuare|esistere|piu &! frase|film|app`,
    'niente|nulla|vita|vivere|tutto|esistere ~1 ha|non|piu|nn ~2 senso $|piu|e|per|ormai',
    'senza|perso|persa|perdendo|poca|zero|passata ~2 voglia|gioia|ragione ~1 di ~1 vivere|esistere|svegliarmi $|e|al',
    'stanco|stanca|stufo|stufa|esausta|esausto|stancata|stancato ~2 di|della|del ~1 vivere|vita|esistere|respirare|soffrire|lottare|mondo !in !con !sedentaria !da !sociale !frenetica',
    `${NOT} vale ~2 pena ~1 di? ~1 vivere|continuare|andare|viverla`,
    `${NOT} ~1 svegliarmi|svegliarsi|risvegliarmi|svegliassi|svegliero|risvegliassi|sveglio|svegliarm ~1 piu|mai|domattina|domani !stanco !stanca !tardi &! sveglia|notte|neonato|bambino`,
    `${WISH}|addormentarmi|addormento|addormentassi|dormire|dormo|letto|sera|meglio|notte ~7 ${NOT}|senza ~2 svegliarmi|risvegliarmi|svegliassi|svegliarsi|risvegliassi|svegliero !stanco !stanca !alle !con !per !tardi !ogni !di !tutta !da !in !nel &! sveglia|neonato|bambino|rumore|pipi`,
    'dormire|addormentarmi|addormentassi per sempre',
    `vorrei|magari|meglio|voglio|volevo|preferirei ~3 ${NOT} ~1 essere|esistere|esserci|fossi|esistessi|nascere ~1 nato|nata|qui|mai|piu|al|$`,
    `${NOT} ~2 essere|fossi|dovevo|dovrei|sarei ~2 nato|nata|nascere|esistere`,
    `vorrei|magari|spero|prego|voglio|desidero|se ~4 morissi|investisse|travolgesse|prendesse|portasse|investa ~2 $|una|un|nel|via|presto|qualcuno|macchina|dio|domani|stanotte`,
    'meglio|felici|felice|tranquilli|bene|sereni|sollievo|facile|leggeri ~6 senza di? ~1 me $|in|intorno|tra|e|qui',
    'senza di? me ~3 starebbero|sarebbero|vivrebbero|sarebbe|stareste|starebbe ~3 meglio|felici|felice|bene|sereni|piu',
    `meglio|felici|felice|tranquilli|bene|sereni|sollievo|facile|nessuno|leggero|semplice ~6 se ~1 io? ~1 ${NOT} ~1 ${GONE} !in &! orario`,
    `se ~1 io? ~1 ${NOT} ~1 ci? ~1 fossi|esistessi|ci|esistevo|ero|sono ~10 meglio|felici|felice|tranquilli|sereni|sollievo|facile|nessuno`,
    `se|quando ~1 io? ~1 mi? ${DEAD} ~8 nessuno|meglio|sollievo|felici|felice|mancherei|importerebbe|accorgerebbe|pace &! palestra|riunione`,
    `meglio|nessuno|sollievo|felici|piangerebbe ~6 se ~1 io? ~1 mi? ${DEAD} &! palestra|riunione`,
    'nessuno ~2 mancherei|piangerebbe|accorgerebbe|noterebbe|sentirebbe|importerebbe|cercherebbe ~3 $|se|mancanza|di|morissi|sparissi',
    'sono|sento|essere|solo ~2 un|di ~1 peso|fardo|fardello|palla|rifiuto|fallimento ~2 per|$|e|sulla|inutile ~1 tutti|la|mia|famiglia|$|gli|chi|loro|i|miei|che',
    `${NOT} ce la? faccio|posso|fa piu ~1 $|a|cosi|e ~1 vivere|andare|$|sopportare|cosi|soffrire|lottare|continuare|io &!! addominali|squat|allenamento|corsa|flessioni|plank|palestra|dieta|km|caldo|mangiare|burpees|scale`,
    `${NOT} ~1 ne|la|sopporto|reggo|posso ~1 posso|reggo|sopporto|questa|piu ~2 vita|dolore|vivere|soffrire|esistenza|$ &! schiena|ginocchio|denti|testa|caldo|palestra|dieta|traffico|rumore|smog|burocrazia`,
    `${NOT} riesco|posso ~1 piu ~1 ad|a|di ~1 andare|vivere|tirare avanti|$|cosi|piu`,
    'farla|finirla|facciamola|faccio|faro|facessi finita ~1 $|con|e|oggi|stanotte|una &! fumo|sigarette|zucchero|lavoro|disordine|dieta|scuse',
    'finirla qui|oggi|stanotte|con ~1 la|tutto ~1 vita|$',
    'porre|mettere|metto|mettendo|metta fine ~2 vita|tutto|giorni|sofferenza|sofferenze|esistenza &! sedentaria',
    'voglio|vorrei|solo|spero|basta che ~1 tutto|questo|dolore ~1 finisca|finisse|smetta|smettesse $|presto|e &! esame|settimana|mese|sessione|lavori',
    'togliermi|tolgo|togliersi|togliere|tolto ~1 la|di|dal ~1 vita|mezzo|mondo &! chili',
    'buttarmi|butto|gettarmi|getto|lanciarmi|lancio|saltare|salto|saltassi ~4 ponte|treno|metro|metropolitana|finestra|balcone|binari|terrazzo|tetto|palazzo|viadotto|macchina|camion|vuoto|piano &! bungee|paracadute|piscina|gioco|musica',
    'impiccarmi|impicco|sparami|spararmi|avvelenarmi|dissanguarmi|sparo|tagliarmi ~1 le|mi|in|$ ~1 vene|testa|$|polsi',
    'prendere|ingoiare|preso|ingoiato|prendo|ingoio|mandare|inghiottire|buttare ~2 tutte|tutto|scatola|flacone|blister|confezione|manciata|sacco ~5 pastiglie|pillole|compresse|sonniferi|farmaci|gocce|medicine|pasticche|tachipirina &! orario|ora|dimenticare|ricordare|prescrizione|giusto|medico',
    'messo|metto|mettendo|tengo|conservo|nascosto|raccolto|accumulo|accumulato|ho|raccogliendo ~3 pastiglie|pillole|sonniferi|compresse|farmaci ~3 parte|pronte|pronti|abbastanza|nascosti|nascoste|bastano &! viaggio|mal|borsa|allergia',
    `farmi|faccio|fatto|facendomi|facevo|fare|faro|ferirmi ~2 male|ferite ~1 $|da|di|apposta|quando|per|a|ancora|e|perche ~1 sola|solo|nuovo|sto|punirmi|sentire|me|sono|volte|$|qualcosa|proposito &! senza|evitare|ginocchio|palestra|caviglia|calcio|allenandomi|correndo|cadendo|schiena`,
    'farmi|faccio|fatta|fatto|facendomi|facevo del male &! senza|evitare',
    'ricominciato|ripreso|tornata|tornato|continuo|smettere|iniziato ~2 a|di ~1 tagliarmi|ferirmi|farmi|bruciarmi|graffiarmi|colpirmi|autolesionarmi !i &! capelli',
    `tagliarmi|taglio|tagliata|tagliato|tagli|tagliuzzo|tagliavo|incido ~3 braccia|braccio|polsi|polso|gambe|cosce|pelle|vene|avambraccio|lametta|apposta|pancia &! cucinando|cucina|chirurgo|rasoio|barba|ceretta`,
    'mi taglio|tagliavo|tagliata|ferisco|graffio|brucio|ferita ~2 apposta|ancora|quando|di|ogni|da|per|spesso|$ &! capelli|cucina|cipolla|barba|sole|forno',
    'autolesionismo|autolesionista|autolesioni|autolesione|autolesionarmi|autolesiono',
    'lettera|lettere|biglietto|biglietti|messaggio|messaggi|video|audio ~2 addio|daddio|addii|dirvi &! lavoro|collega|festa|ufficio|celibato|nubilato',
    'salutare|salutato|saluto|addio ~3 tutti|figli|famiglia|mondo|vita|cari ~3 volta|sempre|$ & ultima|sempre|addio|definitivamente &! lavoro|viaggio|trasloco|sigarette',
    'deciso|scelto|pensato|pianificato|so|ho ~3 giorno|come|data|modo|posto|piano|quando ~3 farlo|morire|uccidermi|ammazzarmi|andarmene|finirla &! viaggio|esercizio|vacanze|palestra|matrimonio|citta',
    'sistemato|preparato|lasciato|ordinato|lascio|sistemando ~2 tutto ~2 per|prima ~3 quando|famiglia|figli|andarmene|andare &! viaggio|domani|trasloco|vacanza|scuola',
    'quando|che non ci saro $|piu|qui|e &! ufficio|riunione|cena',
    'che|a senso|scopo|serve ~1 ha|continuare|vivere|andare|esistere|mi|alzarsi ~2 vivere|continuare|$|avanti|vita|esistere|cosi|io &! palestra|app|dieta',
    'perche|a ~1 dovrei|continuo|devo|che ~1 continuare|vivere|vivo|esisto|andare|a ~1 vivere|avanti|$|esistere &! palestra|dieta|corso',
    `${NOT} ~1 ce|vedo|ho|c|esiste|trovo ~1 e? ~1 via|uscita|speranza|futuro|scampo ~2 $|duscita|per|e|uscita &! app|autostrada|parcheggio|lavorativo`,
    'meglio|preferirei|vorrei|dovrei|voglio|fossi ~2 morto|morta !di !da',
    'pensieri|pensiero|idee|ideazione|istinti|penso|pensato ~2 suicidi|suicidari|suicidio|suicida|suicidarmi|suicide|morte|morire|autolesivi &! film|conferenza|ricerca',
    'figlio|figlia|sorella|fratello|amica|amico|madre|padre|mamma|papa|ragazza|ragazzo|nipote|alunna|moglie|marito ~4 vuole|voleva|provato|tentato|dice|detto|minaccia|pensa ~5 morire|uccidersi|ammazzarsi|suicidarsi|vivere|tagliarsi|male !con !in !a &! capelli',
    'non|nessun|senza|alcun|piu ~2 motivo|motivi|ragione|ragioni|scopo|voglia ~1 per|di ~1 vivere|esistere|svegliarmi|alzarmi|continuare ~1 $|piu|cosi &! cane|corso|palestra',
    'testa ~3 contro|al|nel ~2 muro|pareti|porta ~8 odio|punirmi|calmarmi|sangue|schifo',
    'odio|punirmi ~8 testa ~3 contro|al ~2 muro|porta',
  ],
  danger: [
    'mi|ci ~1 obbliga|costringe|costretta|obbligata|forza ~2 a|ad ~3 sesso|rapporti|letto|sessuali',
    'mi|m ~1 ha|hanno|dato|da|tira ~1 dato|tirato|mollato|da|uno|un|preso ~2 schiaffo|schiaffi|pugno|pugni|sberla|sberle|ceffone|spintone|botte|testata|calci &! scacchi|gioco',
    `${FAMILY}|lui|lei|vicino|capo ~6 mi|ci|m ~2 ${HITS} &! scacchi|tennis|carte|padel`,
    `mi|ci ~2 picchia|picchiava|picchiato|picchiata|mena|menata|minaccia|minacciata|maltratta|violentata|strozzata $|quando|se|ancora|di|con|per|fino|perche|davanti|tutte|ogni|sempre|da|mio|il|e`,
    `${FAMILY}|lui|lei ~4 mette|messo|messe|alza|alzato|tira|tirato|afferra|lancia|lanciato|stringe|spacca|tirate ~3 mani|capelli|collo|braccio|addosso|piatti|coltello|oggetti|gola|schiaffo|sberla|sberle|botte|calci|pugni|mano & mi|me|mie|ci|addosso`,
    `paura|terrore|timore|panico|terrorizzata|terrorizzato|spaventata ~2 di|del|della|che|da|dal|dei ~1 mio|mia|miei ~1 ${FAMILY} &! perdere|deludere|muoia|operazione|parlare|perderla|perderlo`,
    `mio|mia|il|lui ~1 ${FAMILY} ~2 mi fa|mette paura &! film|guida`,
    'paura|terrore ~3 tornare|rientrare|andare|stare|dormire|restare ~2 casa|sola &! buio|ladri|aereo|temporale',
    'paura ~5 che ~3 mi|ci ~1 picchi|ammazzi|uccida|faccia|trovi|meni|aggredisca &! cane|macchina|esame',
    'dice|detto|giura|giurato|minaccia|minacciato|minacciando|minacciata|urla|scrive ~5 mi|ci|ammazzarmi|uccidermi|ammazzarci|picchiarmi ~1 ammazza|uccide|picchia|brucia|trova|ammazzera|uccidera|fa|rovina|$|se',
    'minaccia|minacciato|minacciando|minacciata|vuole|giura|tentato|provato|cercato ~4 uccidermi|ammazzarmi|ucciderci|ammazzarci|picchiarmi|strangolarmi|violentarmi|soffocarmi',
    `${FAMILY}|lui ~3 mi controlla|spia|toglie|tolto|nasconde|nascosto|vieta|segue|sequestrato|prende|proibisce ~3 telefono|cellulare|soldi|bancomat|carta|passaporto|documenti|chiavi|messaggi|uscire|vestiti|stipendio|ovunque|amiche`,
    `${FAMILY}|lui ~2 non|nn mi lascia|permette|fa|lasciava ~2 uscire|lavorare|vedere|parlare|avere &! dormire|cane`,
    `arrabbiare|innervosire|provocarlo|provocare|arrabbi|farlo|irritarlo|incazzare ~2 & ${FAMILY}|lui && picchia|picchiato|mena|menato|urla|paura|minaccia|mani|schiaffo|botte|lancia|spacca`,
    `prendo|preso|presa|prendevo|riempie|botte ~2 botte|sberle|schiaffi|da ~1 da|dal|$|ogni|mio ~1 mio? ${FAMILY}|$|ogni|quando`,
    `${FAMILY}|vicino|uomo|lui ~2 picchia|mena|maltratta|picchiato|minaccia|violenta|tocca ~1 mia|mio|miei|la|i|sua|suo|suoi|sul ~1 madre|mamma|sorella|fratello|figlio|figli|figlia|bambini|moglie|nonna|nipote|bimbi|ragazza`,
    'voglio|vorrei|volevo|penso|progetto|voglia ~2 di|ad? ~1 ucciderlo|ucciderla|ammazzarlo|ammazzarla|accoltellarlo|avvelenarlo|picchiarlo|picchiarla|strangolarlo|menarlo|bruciarlo',
    `voglio|vorrei|volevo|penso|sto ~2 uccidere|ammazzare|accoltellare|avvelenare|picchiare|strangolare|menare ~1 il|la|mio|mia|quel|qualcuno|tutti ~1 ${FAMILY}|capo|vicino|mio|mia|collega|$ &! tempo|noia|zanzare`,
    'violenza domestica|familiare|coniugale &! corso|conferenza|lavoro|volontaria|serie',
    `${NOT} ~2 sicura|sicuro|salvo ~1 in|a casa`,
    'vivo|viviamo|sono|vivere con|sotto|nel|nella ~1 la? ~1 paura|terrore|minaccia|minacce ~3 mio|del|in|ex|marito|lui|casa',
    'paura|timore|terrore|panico ~3 fare|far|fargli|farle|picchiare|scuotere|ferire ~4 bambino|bambina|bambini|figlio|figlia|figli|bimbo|bimba|neonato|moglie &! cane|esame',
  ],
  withdrawal: [
    `${STOP} ~6 ${ALCOHOL} & ${SIGNS} &! cyclette`,
    `${ALCOHOL} ~8 ${STOP} & ${SIGNS} &! cyclette`,
    `${ALCOHOL} && ${STOP} && tremo|tremano|tremori|convulsioni|allucinazioni|delirio &!! acqua`,
    `${SIGNS} ~8 senza|se|quando|finche|non|smetto|nn ~3 bevo|bere|alcol|bicchiere|bevuto|birra|vino`,
    `senza ~2 ${ALCOHOL} ~8 ${SIGNS}`,
    `bevo|bevevo|bere|bevendo|scolo|finisco|faccio ~7 ${ALCOHOL}|litro|litri|bottiglia && giorno|giorni|sera|sere|mattina|quotidianamente|anni && ${STOP} && ${AT_ONCE} &!! acqua|caffe|tisana`,
    `bottiglia|litro|litri|bottiglie|lattine|cartone|cartoni ~3 ${ALCOHOL} ~5 giorno|sera|quotidianamente|giorni && ${STOP} &!! acqua|latte`,
    `bevo|bevevo|birra|vino|grappa|goccio ~4 dal|di|la|a|appena|gia ~2 mattina|mattino|sveglio|colazione|alzata && ${STOP} &!! acqua|caffe|te|tisana|colazione`,
    `sono ~1 alcolista|alcolizzato|alcolizzata|alcolizzato && ${STOP} && ${AT_ONCE}`,
    `${STOP} ~5 {sedative} &! ricetta`,
    `{sedative} ~8 ${STOP} ~6 ${AT_ONCE}`,
    `${STOP}|scalare|dimezzare|buttato ~4 benzodiazepine|xanax|tavor|lexotan|rivotril|valium|minias|en|lormetazepam|sonniferi|oppiacei|metadone|ossicodone|contramal|tramadolo|stilnox|lorazepam &! ricetta`,
  ],
  medication: [
    `${STOP} ~3 ${MEDICINE} &! dimenticare|dimenticarmi|zucchero|riso`,
    `${STOP} ~2 di|con|a ~1 prendere|usare|assumere|gli|le|la|il|l ~3 ${MEDICINE} &! dimenticare`,
    `${MEDICINE} ~10 senza|di ~3 dirlo|dire|avvisare|consultare|medico|dottore|testa|ricetta|sentire &! zucchero|dimenticare`,
    `${MEDICINE} ~10 da solo|sola`,
    `testa|dirlo|avvisare|consultare|sentire ~10 ${STOP}|raddoppiare|aumentare|diminuire|dimezzare ~5 ${MEDICINE}`,
    `salto|saltare|saltato|saltando|meta|mezza|mezzo|dimezzare|dimezzo|dimezzato|raddoppiare|raddoppio|raddoppiarmi|raddoppiato|triplicare|aumentare|aumentarmi|abbassare|diminuire|ridurre|scalare|scalando|razionare|doppia|doppio|triplo ~6 ${MEDICINE} &! senza saltare &! zucchero`,
    `${MEDICINE} ~4 un|a giorno|giorni si|alterni`,
    `${MEDICINE} ~10 non|nn|voglio|da|ho|domani|lunedi|meglio ~3 prendo|prenderle|prenderla|prenderli|prendere|prendero|smetto|smettere|mollare|lascio &! dimenticare|dimentico|sonno`,
    `${NOT} ~1 voglio|intendo|prendo|prendero ~2 prendere|assumere|piu|le|la|il|gli|l ~3 ${MEDICINE} &! dimenticare|tardi`,
    `buttato|buttare|butto|gettato ~3 ${MEDICINE} ~3 via|cesso|water|spazzatura|nel|$ &! scaduti|scadute`,
  ],
  ed_risk: [
    'provoco|procuro|procurarmi|provocarmi|induco|ficco|metto ~3 vomito|vomitare|dita|conato',
    'vomito|vomitare|vomitato|vomitando ~4 dopo|mangiare|mangiato|cena|abbuffata|tutto|pasti|cibo & dopo|tutto|sempre|mangiare|abbuffata|ogni &! influenza|gravidanza|virus|viaggio',
    'lassativi|lassativo|diuretici ~6 dimagrire|peso|magra|mangiare|cibo|chili|pancia|dopo|perdere',
    'paura|panico|terrore|colpa|schifo ~4 mangiare|cibo|mangiato|ingrassare|mangio &! fuori|pubblico|pesce|piccante|figlio',
    'smettere|smesso|smetto|stare|sto|resto|voglio|passo ~2 di|senza ~1 mangiare|cibo !carne !zucchero !dolci !pane !glutine !schifezze &! notte|zucchero|dolci|carne|lattosio|fuori|schifezze|glutine',
    'senza mangiare ~2 niente|nulla|giorni|da|per|$|due|fino &! carne|zucchero|dolci|pane',
    'senza mangiare ~2 #2..9 &! carne|zucchero|dolci|pane',
    `${NOT} merito ~1 mangiare|cibo|cena|cenare`,
    'salto|saltare|saltando ~2 pasti|pasto|cena|pranzo|colazione|cene ~5 dimagrire|magra|perdere|grassa|peso|compensare|tutti|chili',
    'mangio|mangiare|mangiando|mangiato ~1 solo|soltanto|appena ~2 mela|insalata|cetriolo ~3 al|giorno',
    'mangio|mangiare|mangiando|mangiato ~1 solo|soltanto|appena ~2 #1..1 ~3 al|giorno',
    'compensare|bruciare|punirmi|meritare|meritarmi|smaltire ~4 mangiato|cibo|mangiare|cena|abbuffata|calorie ~4 correndo|digiuno|vomitare|corro|palestra|$ &! acqua',
    'anoressia|anorexia|bulimia|anoressica|bulimica|abbuffate|disturbo alimentare &! conferenza|corso|serie|lavoro|libro|netflix',
  ],
  overexercise: [
    `${TRAIN} ~12 ${HURT} ~10 stesso|comunque|nonostante|continuo|continuare|tutti|importa|ignoro|anche &! senza dolore|evitare|stretching|fisioterapia`,
    `anche|nonostante|continuo|comunque|stesso|continuare|lo ~8 ${HURT} & ${TRAIN} &! senza dolore|meno|bene`,
    `${HURT} ~8 continuo|vado|voglio|stesso|comunque|continuare ~3 ${TRAIN} &! riabilitazione|piano`,
    `${TRAIN} ~8 senza|zero|mai|nessun ~2 riposo|riposare|riposarmi|pausa|pause|giorno ~1 &! senza ~2 pausa ~1 pranzo`,
    `colpa|male|ansia|schifo|inutile|agitata ~8 & riposo|riposare|alleno|salto|palestra|allenamento & se|quando|giorno|un|non|per ~2 riposo|alleno|salto|riposare|vado|allenarmi|allenamento &! mangiare|sonno|schiena|ginocchio`,
    `alleno|corro|palestra|cardio|pesi ~4 2|3|4|due|tre|quattro volte|ore|sessioni ~4 al|giorno|tutti|ogni &! camminare|settimana`,
    `medico|dottore|fisio|ortopedico|fisioterapista ~3 detto|vietato|ordinato|dice|consigliato ~5 riposo|fermarmi|correre|riposare|stare ~6 ma|pero|vado|continuo`,
  ],
  addiction: [
    `${GAMBLE} ~10 ${LOSS} &! film|amici|serie|bere`,
    `${LOSS} ~10 ${GAMBLE} &! film|serie|giochi|aperta`,
    'scommetto|scommesso|scommettere|scommettendo|giocato|gioco ~6 tutto|soldi|stipendio|giorni|notte|online|calcio|partite|bisogno|ogni & scommesse|scommessa|scommetto|scommesso|scommettere|slot|casino|macchinette|gratta|azzardo &! amico|caffe|carte',
    `uso|usare|faccio|farmi|sniffo|sniffare|pippo|tiro|fumo|fumare|consumo|inietto|fatto|tirare ~3 ${DRUG} &! film|lavoro|caffe|sigarette|sigaretta`,
    `${DRUG} ~8 smettere|smetto|giorno|giorni|dipendente|dipendenza|ricaduta|ricaduto|ricaduta|vizio|bisogno|senza|tossico|sera &! film|serie|conferenza|cola|prato|giardino|tagliare|cucina|arrosto`,
    `smettere|smetto|dipendente|dipendenza|ricaduto|ricaduta|vizio|disintossicarmi|uscire|pulito ~5 ${DRUG} &! cola|conferenza|serie|film|prato|giardino|sigarette`,
    'ludopatia|ludopatico|tossicodipendente|tossicodipendenza &! film|conferenza|lavoro|serie',
  ],
  minor: [
    'ho|c sette|otto|nove|dieci|undici|dodici|sei|cinque anni !di !che !da !in !con !per !fa',
    'ho ~1 #5..12 anni !di !che !da !in !con !per !fa',
    'compio|compiuto|faccio|compiro|compiere|fatto ~1 sette|otto|nove|dieci|undici|dodici|sei ~1 anni|$ !di !fa !in !con',
    'compio|compiuto|faccio|compiro|compiere|fatto ~1 #5..12 ~1 anni|$ !di !fa !in !con',
    'faccio|frequento|vado|sono ~1 la|in|alla|di ~1 1|2|3|4|5|prima|seconda|terza|quarta|quinta ~1 elementare|elementari|primaria &! maestra|insegno',
    'faccio la prima|1 media|media ~1 &! maestra',
  ],
  caution: [
    'incinta|gravidanza &! sorella|amica|cugina|moglie|cognata|collega|figlia|gatta|cagna|vicina|test',
    'ho|avuto|partorito ~2 partorito|avuto|bimbo|bambino|bambina|cesareo ~4 settimane|mesi|mese|fa|poco|da &! anni|culla &! ho ~1 avuto ~2 paura',
    'ho|avuto|partorito ~2 partorito|avuto|bimbo|bambino|bambina|cesareo ~4 #1..12 &! anni|culla &! ho ~1 avuto ~2 paura',
    'avuto|ho|soffro|diagnosticato|scoperto|diagnosticata ~3 infarto|ictus|aritmia|epilessia|asma|asthma|artrite|arthritis|artrosi|fibromialgia|tumore|cancro|ernia|emicrania|emicranie|scoliosi|pacemaker|lupus|anemia|diabete|diabetes|ipertensione|pressione|soffio|vertigini|sclerosi|sciatica|trombosi|cardiopatia &! esame|corso',
    'sono ~1 diabetica|diabetico|asmatica|asmatico|epilettica|epilettico|ipertesa|iperteso|cardiopatica|cardiopatico|celiaca|bipolare|diabetic',
    'operato|operata|operazione|intervento|fratturato|rotto|lussato|slogato|stirato|lesionato ~5 ginocchio|schiena|spalla|caviglia|piede|anca|ernia|cuore|menisco|legamento|gamba|braccio|crociato|polso|settimane|mesi|mese|settimana|giorni &! telefono|macchina|anni',
    `male|dolore|dolori|fastidio ~3 ${BODY} &! evitare|prevenire|senza`,
    `fa|fanno male ~2 ${BODY}|il|la|le|al ~1 ${BODY}`,
    `${BODY} ~3 male|dolorante|duole|malandata|malandato|infiammata|infiammato|dolore|bloccata|lesionato &! evitare`,
    'gira|girano|giramenti|capogiri|vertigini|svenire|svengo|svenuta|svenuto|palpitazioni|tachicardia ~4 testa|$|quando|se|alzo|scale|con|mentre|petto|dopo &! ridere|barca',
    'manca|fiato|affanno ~1 il? ~1 fiato|corto|respiro ~3 quando|se|scale|a|appena|$ &! musica',
    'problemi|problema|malattia|insufficienza|attacco ~2 cuore|cardiaci|cardiaco|cardiaca &! padre|madre|nonno|nonna|film',
    'operazione|intervento|chirurgia|protesi ~3 ginocchio|schiena|spalla|anca|cuore|caviglia|ernia|menisco|legamento|crociato &! cane|gatto|madre|padre',
  ],
};
