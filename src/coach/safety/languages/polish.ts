import type { LanguageRules } from './language-rules.ts';

const WISH =
  'chce|chcialbym|chcialabym|chcialem|chcialam|wole|wolalbym|wolalabym|mysle|myslalem|myslalam|marze|pragne|planuje|zamierzam|postanowilem|postanowilam|powinienem|powinnam|probowalem|probowalam|musze|zasluguje|ochote|ochota|mysli|oby|chcial|chciala|wyobrazam|modle';
const GONE =
  'umre|umarlbym|umarl|umarla|umarlabym|znikne|zniknal|zniknela|zniknalbym|zniknelabym|zabije|zabil|zabila|odejde|umarlo';
const BETTER =
  'lepiej|latwiej|lzej|szczesliwsi|szczesliwszy|ulga|ulge|spokoj|lepszy|spokojniej|odetchneliby|odetchna|dobrze';
const FAMILY =
  'maz|chlopak|partner|ojciec|tata|matka|mama|ojczym|macocha|brat|wujek|dziadek|ex|eks|byly|tesc|tesciowa|zona|dziewczyna|syn|rodzice|stary|konkubent|narzeczony|facet|meza|ojca|chlopaka|partnera|ojczyma|matki|brata|bylego|zony|rodzicow|taty|mamy|dziewczyny|meza';
const HITS =
  'bije|bil|bila|pobil|pobila|uderzyl|uderzyla|uderza|popycha|popchnal|szarpie|szarpal|kopie|kopnal|dusi|dusil|grozi|grozil|groza|groza|gwalci|zgwalcil|wyzywa|poniza|zneca|znecal|kontroluje|zamyka|zamknal|sledzi|przesladuje|policzkuje|spoliczkowal|leje|tlucze|rzuca|rzucil|dotyka|molestuje|molestowal|katuje|straszy|wykreca';
const STOP =
  'rzucam|rzucic|rzucilem|rzucilam|rzuce|odstawiam|odstawic|odstawilem|odstawilam|odstawie|przestac|przestaje|przestalem|przestalam|przestane|koncze|skonczyc|skonczylem|skonczylam|zrezygnowac|rezygnuje|odlozyc|zejsc|schodze|nie|zero|koniec|przerwac|odstawienie|odstawieniu';
const QUIT = STOP.replace('|nie', '').replace('|zero', '');
const ALCOHOL =
  'alkohol|alkoholu|picie|pic|picia|wodka|wodke|wodki|wino|wina|piwo|piwa|piw|whisky|gin|bimber|pije|wodeczki|drinki|drinkow|nalewki|setki|flaszke|flaszka|flaszki|chlanie|chlac|chleje|alko|gorzale|alkoholem|pilem|pilam';
const SIGNS =
  'trzesa|trzese|trzesie|trzesly|drze|drza|drzenie|dreszcze|poce|pocic|poty|drgawki|drgawek|padaczka|padaczke|halucynacje|majaki|delirium|telepie|telepia|zlewaja|trzesawka|roztrzesiony|omamy|dygocza';
const AT_ONCE =
  'razu|nagle|jutro|jutra|dzis|dzisiaj|poniedzialku|natychmiast|sam|sama|calkiem|calkowicie|dzien|wczoraj|raz|teraz|odrazu|przedwczoraj|ostro';
const MEDICINE =
  'lek|leki|lekow|lekarstwo|lekarstwa|tabletka|tabletki|tabletke|tabletek|pigulki|pigulek|insulina|insuline|insuliny|insulin|antydepresant|antydepresanty|antydepresantow|psychotropy|psychotropow|dawka|dawke|dawki|inhalator|lit|krople|kropli|sertralina|sertraline|sertraliny|escitalopram|metformina|metformine|euthyrox|euthyroxu|letrox|statyny|zastrzyki|sterydy|leczenie|asertin|uspokajajace|nasenne|przeciwbolowe|przeciwzakrzepowe';
const TRAIN =
  'trenuje|trenowac|trening|treningi|treningu|treningow|biegam|biegac|bieganie|biegania|silownia|silownie|silowni|cwicze|cwiczyc|cwiczenia|crossfit|maraton|plywam|rower|ciezary|biegne|cwiczen';
const HURT =
  'zlamania|skrecenia|zapalenia|urazu|kontuzja|kontuzje|kontuzja|kontuzji|zlamana|zlamanie|zlamany|skrecona|skrecenie|goraczka|goraczke|goraczki|bol|boli|bola|bolu|bolem|spuchniete|opuchniete|spuchnieta|opuchnieta|spuchniety|zwichnieta|naderwany|naderwane|zerwany|zapalenie|chory|chora|przeziebienie|peknieta|uraz|zlamanym|naciagniety|kuleje|zmeczeniowe';
const GAMBLE =
  'bukmachera|bukmacherze|bukmacherow|bukmacherka|zaklady|zakladow|zakladach|kasyno|kasynie|kasyna|automaty|automatach|automatow|hazard|hazardu|hazardem|hazardzista|ruletka|ruletke|ruletce|poker|pokera|zdrapki|zdrapek|obstawiam|obstawiac|obstawianie|obstawialem|kupony|sloty|slotach|jednoreki|totka|sts|fortuna|betclic';
const LOSS =
  'przegralem|przegralam|przegrywam|przegrac|przegrana|stracilem|stracilam|wyplate|wyplata|pensje|oszczednosci|dlugi|dlug|dlugow|dlugach|kredyt|kredyty|chwilowki|chwilowke|dlugu|dlugiem|pozyczki|pozyczke|pozyczylem|odegrac|przestac|przestane|rzucic|uzalezniony|uzalezniona|uzaleznienie|nalog|ukrywam|klamie|czynsz|lichwiarz|komornik|sprzedalem|zastawilem|wpadlem|puscilem|kontroli';
const DRUG =
  'feta|fete|fety|amfa|amfetamina|amfetamine|amfetaminy|speed|koks|koksu|kokaina|kokaine|kokainy|trawa|trawe|trawy|trawke|ziolo|ziola|marihuana|marihuane|marihuany|joint|jointy|jointa|heroina|heroine|heroiny|mefedron|mefedronu|mefa|mefe|krysztal|krysztalu|meta|mete|ketamina|ketamine|mdma|ecstasy|dopalacze|dopalaczy|narkotyki|narkotykow|dragi|prochy|cpam|cpac|cpanie|cpania|cpun|kodeina|kodeine|kodeiny|jaram|jarac|jaranie|zjarany';
const BODY =
  'kolano|kolana|kolanie|kolanem|plecy|plecow|kregoslup|kregoslupa|kregoslupem|biodro|biodra|biodrem|bark|barku|barkiem|ramie|kostka|kostke|kostki|szyja|lydka|piersi|piersiach|klatce|klatka|krzyz|krzyzu|nadgarstek|stopa|stope|pieta|ledzwie|ledzwiowy|lokiec|stawy|stawow|serce|sercem|noga|nogi|achilles';

/** Polish, with its letters or without. */
export const POLISH: LanguageRules = {
  lookAlikes: [
    'umieram|umrzec|umre|umieralem|umieralam|umierac|padam|zdechne|umarlem|umarlam|umrzemy|umieramy|zdycham|konam ze|z|na ~1 smiechu|glodu|nudow|goraca|zimna|ciekawosci|zmeczenia|wstydu|strachu|pragnienia|niewyspania|zazdrosci|przejedzenia|upalu|tesknoty|zachwytu|nude',
    'smiertelnie ~1 nudza|nudny|nudne|zmeczony|zmeczona|nudzi|powazny|powaznie|nuda|znudzony|znudzona',
    'zabija|zabije|zabil|zabilo|zabic|zabijam|zabijaja mnie? ~1 czas|nude|nuda|upal|goraco|bakterie|komara|komary|praca|ten|ta|glod|rutyna|trening',
    'nie ~1 chce|chcialbym|chcialabym umrzec ~1 mlodo|wczesnie|teraz|jeszcze|zanim|samotnie|gruby',
    'zeby|aby|bez|uniknac|boje|unikac ~1 nie|sie|zrobic ~1 zrobic sobie krzywdy',
    'ciac|tne|scinam|scielam|obciac|obcielam sie? ~2 wlosy|wlosow|grzywke|warzywa|paznokcie|fryzjera',
    'tnie sie internet|gra|komputer|telefon|film|aplikacja|obraz|$',
    'zacial|zacielam|skaleczylem|skaleczylam|poparzylam|zacialem sie',
    'postac|bohater|bohaterka|bohaterem|morderca ~6 umiera|umrzec|zabija|zabic|samobojstwo',
    'film|filmie|filmu|serial|serialu|seriale|ksiazka|ksiazke|ksiazki|powiesc|piosenka|dokument|podcast|podcasty|gra|gre|gry|kryminal|reportaz ~1 o|z|gdzie|w|ze|na ~8 samobojstwie|samobojcy|narkotykach|narkotykowych|kartelach|kokainie|hazardzie|kasynie|morderstwie|zabic|smierci|przemocy|narkotyki|mordercach',
    'uzalezniony|uzalezniona|uzaleznienie od ~2 kawy|czekolady|telefonu|seriali|tiktoka|instagrama|slodyczy|cukru|pracy|silowni|netflixa|gier|podcastow|internetu',
    'uderzylo|uderzyl|uderzyla mnie ~2 ze|jak|mysl|upal|zapach',
    'rzucilem|rzucilam|przestalem|przestalam ~6 #1..60 lat|lata|miesiecy temu',
    'lat|lata temu ~4 rzucilem|rzucilam|przestalem|przestalam',
    'moja|moj|mojej|naszej|mojego|kolezanka|kolega|kuzynka|sasiadka siostra|zona|przyjaciolka|kolezanka|corka|kuzynka|bratowa|szwagierka|suczka|kotka|szefowa|sasiadka|mama|tata|brat|babcia|dziadek|siostry|zony|maz|syn ~4 ciazy|ciaza|cukrzyce|padaczke|astme|nadcisnienie|raka|operacji|operacje|zawal|zawale',
  ],
  crisis: [
    'jedno|obojetne|obojetnie|wisi ~2 czy|jak|ze ~4 obudze|umre|zyje|przezyje|obudzila|obudzil &! pozno',
    'nie ~2 chce|chcialbym|chcialabym ~2 tu|tutaj|tego ~1 byc|zyc|istniec $|i|wiecej|dluzej|juz &! pracy|biurze',
    'zakonczeniu|zakonczenie|odebraniu|odebranie|konczeniu|skonczeniu ~1 sobie?  zycia|ze|z|swojego ~1 zycia|soba|$ &! projektu',
    'skoczylam|skoczylem|rzucilam|rzucilem|skoczylabym ~4 mostu|most|okna|pociag|dachu|balkonu|tory|metro|tramwaj|wiaduktu &! bungee|spadochron|smieci',
    'sobie|se zrobic|robic|robie|zrobie|zrobilam|zrobilem ~1 krzywde|krzywdy|cos &! silowni|treningu|treningach|bieganiu',
    'kupilem|kupilam|mam|przygotowalem|przygotowalam ~2 sznur|line|pistolet|zyletki|petle ~6 gdzie|gotowy|gotowa|szyje|szyi|drzewo|zrobie|soba &! wspinaczka|pranie',
    'zamknac ~2 oczy ~3 nie|nigdy|na|i ~2 otworzyc|obudzic|zawsze|otwierac',
    'odejsc ~1 na zawsze|z tego|swiata &! pracy|firmy',
    'syn|corka|siostra|brat|przyjaciolka|przyjaciel|kolezanka|kolega|mama|tata|chlopak|dziewczyna|maz|zona ~8 sie zabic|zabije|powiesic|powiesi|tnie|potnie|okalecza &! smiechu',
    'wole|wolalbym|wolalabym|lepiej|chce|chcialbym|chcialabym nie zyc|istniec !w !z',
    `${WISH} ~3 umrzec|zniknac|zdechnac|umierac|zginac ~1 $|na|z|i|juz|bo|ze|dzisiaj|stad|teraz|zeby &! social|instagrama|facebooka|smiechu|glodu`,
    `${WISH} ~1 sie zabic|powiesic|otruc|zabil|zabila|zastrzelic|utopic|okaleczyc`,
    `zabic|powiesic|otruc|zastrzelic|okaleczyc|pociac sie ~1 ${WISH}|$|dzis|jutro|i|w|bo &! zimno`,
    'zabije|powiesze|otruje|potne|zabilbym|zabilabym|pocialem|pocielam|pocialam sie ~1 !o &! smiechu',
    'sie|sam|sama zabije|powiesze|potne|zabic|pocialem|pocielam|powiesic &! ze|smiechu',
    'nie|juz|ani ~3 chce|chcialbym|chcialabym|umiem|potrafie|mam|moge|warto|dam|checi ~4 zyc|zycia|istniec !z !w !sam !bez !razem !tu !na !jak !obok &! aktywnego|erasmusa',
    'nie|nic ~1 chce mi|sie sie|mi ~1 juz? ~1 zyc|istniec|zycia|egzystowac',
    'odechcialo|odechciewa|odechcialo ~2 mi|sie ~2 zyc|zycia|wszystkiego',
    'nie|brak|bez|zero|stracilem|stracilam|tracisz|brakuje ~3 checi|sensu|sily|sil|ochoty|powodu|powodow|woli|chec|sens|radosci|celu ~2 zyc|zycia|istniec|zyc|zyciu|istnienia !w !zawodowego &! gry',
    'nie ~2 sily|sil|powodu|powodow|sensu ~2 dalej|ciagnac|wstawac|zyc|walczyc|byc|dalej|juz $|tego|sie|zyc|juz|dalej|ciagnac|wstawac',
    'zycie|zyc|zyciu|istnienie ~2 nie|bez|stracilo|jest ~2 sensu|sens|warto|wartosci|boli|bezsensu|bezsensowne &! uczelni|studenckie',
    'nie warto ~1 zyc|zycia|dalej|istniec',
    'zmeczony|zmeczona|dosc|zmeczenie|mecze|meczy|mam ~2 zyciem|zycia|zycie|istnieniem|wszystkiego|zyc $|i|juz|mam|nie|tego &! biurowego|miejskiego|na',
    'dosc ~1 zycia|zyciem|wszystkiego|istnienia $|i|juz|na|chce',
    'nie|nigdy|juz ~3 obudze|obudzic|obudzil|obudzila|obudzilbym|obudzilabym ~1 $|sie|rano|juz|wiecej|jutro|nigdy !o !przed !na !zmeczona !zmeczony &! budzik|budzika|dziecka|dziecko|partnera|pozno|niewyspany',
    'sie ~2 nie|nigdy ~2 obudze|obudzic|obudzil|obudzila|obudzilbym|obudzilabym !o !przed !na &! budzik|budzika|dziecka|pozno',
    'zasnac|usnac|zasnela|zasnal|zasypiam|zasne|spac ~3 na|i|z|zeby ~3 zawsze|nie|nigdy|wiecznosc ~2 $|obudzic|obudze|sie !przed !zmeczony &! budzik|dziecko|dziecka|budzika',
    'zasnac|usnac na zawsze|wieki',
    `${WISH}|lepiej|wolalbym|zeby|zaluje ~3 nie|nigdy ~2 istniec|urodzic|urodzil|urodzila|urodzilem|urodzilam|byc|istnial|istniala|bylo ~1 sie|tu|$|mnie|na|juz &! spozniony`,
    `nigdy|nie ~2 sie? ~1 urodzil|urodzila|urodzilem|urodzilam|urodzic|istniec &! warszawie|bogaty`,
    `${BETTER} ~6 beze|bez mnie ~1 $|byloby|jest|i|na|tu|bedzie|by`,
    `beze|bez mnie ~3 ${BETTER} &! zebranie`,
    `${BETTER}|nikt|brakowalo|zauwazyl|zauwazylby|plakal|plakalby|roznicy ~6 gdyby|jesli|jak|jakby|gdy|kiedy|gdybym ~2 mnie|nie|sie ~2 nie|bylo|istnial|istniala|urodzil|urodzila|zyl|zyla|zabraknie|zabraklo|juz`,
    `gdyby|jesli|jak|jakby|gdybym|kiedy ~1 mnie|nie ~1 nie|juz|zabraknie|zabraklo|istnial|istniala|zyl|zyla|bylo|bedzie ~8 ${BETTER}|nikt|odetchna &! pracy|biurze`,
    `gdybym|jak|jesli|kiedy|gdyby ~2 ${GONE} ~8 ${BETTER}|nikt|roznicy|zauwazyl|tesknil`,
    `nikt|${BETTER} ~6 gdybym|jak|jesli|gdyby ~2 ${GONE}`,
    'nikt ~3 tesknil|zatesknil|plakal|zauwazyl|zauwazy|zaplacze|zauwazylby|zateskni|plakalby|brakowac ~3 za|mnie|po|ze|gdybym|$|jak !ale &! bledu|spoznienia',
    'jestem|czuje|tylko|bycia|byc ~2 ciezarem|zbedny|zbedna|nikomu|problemem|klopotem|zawada|balastem|niepotrzebny|niepotrzebna ~2 dla|$|potrzebny|potrzebna|i|wszystkich|rodziny|niczego',
    'nie|juz ~2 dam|daje|wytrzymam|wytrzymuje|wyrabiam|moge ~1 rady|juz|dluzej|tak|wiecej ~2 zyc|$|dluzej|juz|tak &!! przysiad|treningu|trening|cwiczen|diety|dieta|pompek|biegac|kurs|upalu|szefem|serii|km|jesc|halasu',
    'skonczyc|koncze|zakonczyc|skoncze|zakoncze|konczyc ~2 z|ze|to|swoje|swoim|moje|wszystko|zycie|tym ~1 soba|tym|zycie|zyciem|wszystkim|wszystko|cierpienie|raz|zycia $|raz|i|na|juz|dzis|bo|swoje|moje &! nalog|studia|projekt|palenie|kurs|sprzatanie',
    'skonczyc|koncze|skoncze ze|z|zycie|zyciem soba|zyciem|zycie|$',
    'ze|z soba ~2 skonczyc|skoncze|koncze|konczyc|skonczylbym|skonczylabym',
    'niech|zeby|chce|oby ~2 to|wszystko|bol ~2 sie|wreszcie|juz ~1 skonczy|skonczylo|ustanie|minie|przestanie|minelo &! glowa|zima|sesja|zab|remont|upal',
    'odebrac|odbiore|odbierac|odebrania|odbieram sobie|se|swoje|zycie ~1 zycie|zycia',
    'skoczyc|skocze|rzucic|rzuce|wskoczyc|wyskoczyc|skacze|rzucam|wyskocze ~3 mostu|most|okna|pociag|dachu|balkonu|tory|metro|tramwaj|wiaduktu|pietra|auto|samochod|tir &! bungee|basenu|spadochron|gra|smieci',
    'polknac|polknalem|polknelam|lykne|lyknac|wezme|wziac|wzialem|wzielam|najem|nalykac|lyknelam|naladuje ~3 wszystkie|wszystko|opakowanie|garsc|cale|paczke|tabletek|tyle|duzo ~5 tabletki|tabletek|leki|lekow|proszki|proszkow|prochow|tabletke|nasennych &! pore|zapomniec|zgodnie|zaleceniem|raz|ibuprofen',
    'zbieram|odkladam|schowalem|schowalam|uzbieralem|uzbieralam|mam|chomikuje|gromadze ~2 tabletki|tabletek|leki|prochy|zapas|proszki ~5 odlozone|schowane|przygotowane|zeby|na|przedawkowac|starczy|wystarczy &! podroz|wyjazd|alergie|bol|gardlo|recepte',
    'robie|zrobic|zrobilam|zrobilem|robilam|robilem|robienia|zrobie|zrobienie|zrobienia sobie|se krzywde|krzywdy|cos|krzywda !bez &! silowni|treningu|treningach|bieganiu',
    'sobie ~1 krzywde|krzywdy zrobic|robie|robic|zrobie|zrobilam|zrobilem|robilam',
    'krzywdze|ranie|okaleczam|samookaleczam|tne|cielam|cialem|drapie|przypalam|pocialem|pocielam|pocielam|bije sie|siebie|sama|sam|rece|nadgarstki|uda|ramiona|skore|sobie !w !po !z &! cytatami|kuchni|wlosy',
    'sie ~1 krzywdze|okaleczam|samookaleczam|tne|cielam|cialem|okaleczac|ciac|samookaleczac|pocielam|pocialem ~2 $|znowu|po|od|gdy|kiedy|i|zeby|zyletka|wieczorami|na &! fryzjera|cebula|golenie|kuchni|goleniu',
    'znowu|znow|zaczelam|zaczalem|wrocilam|wrocilem|przestac ~2 sie? ciac|tne|ranic|okaleczac|okaleczam|krzywdzic|kaleczyc|samookaleczac &! wlosy|warzywa|koszty|wydatki|cukier',
    'samookaleczanie|samookaleczenia|autoagresja|autoagresje|autodestrukcja|autodestrukcji|samookaleczen &! kurs|wyklad',
    'list|listy|wiadomosc|wiadomosci|nagranie|filmik|notatke ~2 pozegnalny|pozegnalne|pozegnalna|pozegnanie|pozegnania|pozegnalnych|pozegnac &! pracy|kolegi|kolezanki|firmy',
    'pozegnac|pozegnalem|pozegnalam|zegnam|zegnajcie|pozegnam ~3 wszystkimi|rodzina|dziecmi|swiatem|wszystkich|zyciem|sie|bliskimi $|i|na|z ~1 &! praca|pracy|wyjazdem|przeprowadzka|papierosami|palenia',
    'wybralem|wybralam|ustalilem|ustalilam|mam|wiem|zaplanowalem|zaplanowalam|zdecydowalem|postanowilem ~3 dzien|date|jak|plan|sposob|kiedy|gdzie|miejsce ~3 to ~1 zrobic|zrobie|skonczyc|skoncze|odejsc|umrzec|umre|zabic &! trening|slub|wyjazd',
    'pozamykalem|pozamykalam|uporzadkowalem|uporzadkowalam|zalatwilem|zalatwilam|przygotowalem|zostawilem|zostawilam|poukladalem ~3 wszystko|sprawy|papiery ~5 odejde|rodzina|rodziny|dzieci|kiedy|gdy|odejsc|zniknac &! wyjazd|urlop|przeprowadzka|tydzien',
    'kiedy|gdy|jak ~1 mnie juz? ~1 nie ~1 bedzie|zabraknie &! biurze|pracy|domu',
    'po co ~2 zyc|zyje|istnieje|wstawac|to|dalej|sie|ja ~2 zyc|$|ciagnac|wszystko|zyje|starac|meczyc|jeszcze|dalej|juz|codziennie &! aplikacja|rano|wczesnie|kalorie|budzik',
    'nie ~2 widze|ma|mam ~3 wyjscia|nadziei|przyszlosci|sensu|ratunku ~1 $|dla|z|i|juz|zadnego|niczym|zyciu &! aplikacji|pracy|diecie|studiach',
    'nic ~2 nie? ma ~1 sensu|sens $|juz|i',
    `lepiej|wole|wolalbym|wolalabym|powinienem|powinnam|chce|chcialbym|chcialabym ~3 martwy|martwa|umrzec|niezywy|niezywa|zdechnac !ze !z`,
    'mysli|mysl|mysle|mysleniu|fantazje ~3 samobojcze|samobojstwie|smierci|rezygnacyjne|samobojstwo|zabiciu|samobojczych|umieraniu &! film|wyklad|pracy|ksiazka',
    'syn|corka|siostra|brat|przyjaciolka|przyjaciel|kolezanka|kolega|mama|tata|chlopak|dziewczyna|maz|zona|uczen|synek|uczennica ~4 chce|chcial|chciala|probowal|probowala|mowi|powiedzial|powiedziala|grozi|mysli|pisze ~6 zyc|umrzec|samobojstwie|samobojstwo !w !z &! osobno',
    'zyletke|zyletka|zyletki|noz|nozem|nozyk ~5 rece|rekach|reke|nadgarstku|udach|skore|skorze|zyly|sobie &! golenie|kuchni|zarost',
    'cos ~1 sobie ~2 zrobie|zrobic|zrobilam|zrobilem|zrobila|zrobil &! jedzenia|kanapke|obiad|kolacje|herbate|kawe|przyjemnego|dobrego|milego|w_kolano|w_noge',
    'boje|strach|lek|balam|balem ~3 ze ~4 sobie|sie ~2 krzywde|zabije|potne|skrzywdze',
    'glowa|glowe ~3 w|o ~2 sciane|mur|drzwi ~8 nienawidze|ukarac|uspokoic|krwi|zasluguje',
    'nienawidze|ukarac ~8 glowa|glowe ~3 w|o ~2 sciane|mur|drzwi',
  ],
  danger: [
    'zmusza|zmusil|zmuszal|zmuszona ~3 do ~1 seksu|wspolzycia|stosunku|lozka',
    `${FAMILY}|on|ona|sasiad|szef ~6 mnie|nas|mi ~2 ${HITS} &! szachy|szachach|tenisa|karty|pilke|komplement`,
    `${FAMILY}|on|ona|sasiad ~4 ${HITS} ~3 mnie|mi|nas|ze|we &! szachy|szachach|tenisa|pilke`,
    `mnie|nas ~1 bije|bil|pobil|uderzyl|dusi|szarpie|kopie|popycha|zneca|zgwalcil $|kiedy|jak|gdy|po|za|znowu|i|przy|maz|ojciec|chlopak|codziennie|w`,
    `zneca|znecal|bije|pobil|uderzyl|dusil|grozi|szarpie|podniosl|podnosi ~1 sie? ~1 nade|mnie|nas|mi|na|reke &! szachy|mysl`,
    `podniosl|podnosi|rzuca|rzucil|szarpie|sciska|lapie|chwycil|wali ~3 reke|wlosy|talerzami|gardlo|szyje|nozem|rzeczami|piesciami & ${FAMILY}|on|ona|mnie|mi`,
    `boje|balam|balem|przeraza|boi|lek|strach|przerazona ~3 meza|ojca|chlopaka|partnera|ojczyma|matki|brata|bylego|zony|taty|mamy|rodzicow|faceta|niego|eksa &! stracic|zawiesc|operacji|zdrowie|o ~1 &! rozmowy`,
    'boje|strach|balam|lek ~3 wracac|wrocic|isc|byc|zostac|spac|wejsc ~3 domu|dom|mieszkania|nim|ojcem|mezem|samej &! ciemnosci|lasu|nocy|burzy',
    `boje|balam|strach ~4 ze ~4 mnie|nas|mi|cos ~2 uderzy|zabije|pobije|skrzywdzi|zrobi|znajdzie|dopadnie|pozabija|krzywde &! pies|samochod|egzamin`,
    'grozi|grozil|groza|mowi|powiedzial|krzyczy|pisze|odgraza|straszy ~5 mnie|nas|mi ~2 zabije|pozabija|pobije|zniszczy|znajdzie|spali|polamie|zabierze|potnie|zatlucze',
    'grozi|grozil|odgraza|straszy ~4 pozabija|zabije|smiercia|nozem|pobije|pobiciem|bronia|spali|zabiciem',
    'chce|probowal|mogl|probuje ~2 mnie|nas ~1 zabic|udusic|zgwalcic|pobic|skrzywdzic',
    `${FAMILY}|on ~4 mi|mnie ~1 sprawdza|zabiera|zabral|kontroluje|chowa|zabrania|sledzi|czyta|zamyka ~3 telefon|pieniadze|karte|paszport|dokumenty|klucze|wiadomosci|wychodzic|wyplate|domu|spotykac|smsy`,
    `${FAMILY}|on ~7 nie pozwala|wolno|daje ~1 mi ~1 wychodzic|wyjsc|pracowac|spotykac|rozmawiac|miec|widywac`,
    `zdenerwowac|denerwowac|wkurzyc|prowokowac|zloscic|zdenerwuje|wkurza|denerwowal|zlosci|wkurzal ~4 & ${FAMILY}|on|go && bije|uderzyl|bil|krzyczy|boje|grozi|rece|szarpie|pobil|leje`,
    `dostaje|dostalam|dostalem|obrywam|lanie ~3 od|w|po|lanie|pasem ~1 ojca|meza|taty|twarz|glowie|mamy|pasem|matki|chlopaka|ojczyma|kablem`,
    `${FAMILY}|sasiad|on ~3 bije|pobil|katuje|zneca|uderzyl|leje|dusi|grozi|molestuje|dotyka ~2 sie? ~1 nad? ~1 moja|moje|mojego|nasze|dzieci|siostre|mame|brata|matke|mama|siostra|corke|dziecmi|syna|zone|matka|babcie &! szachy`,
    'chce|mam|zamierzam|planuje|mysle|chcialbym|chcialabym ~3 go|ja|ich|jego|szefa|meza|ojca|sasiada|kogos|zone|matke|brata ~1 zabic|zadzgac|otruc|pobic|udusic|zamordowac|skrzywdzic|spalic|zastrzelic',
    'chce|mam|zamierzam|planuje|mysle|ochote|zabije|chcialbym ~2 zabic|zadzgac|otruc|pobic|udusic|zamordowac|skrzywdzic|spalic|zastrzelic ~2 go|ja|ich|jego|szefa|meza|ojca|sasiada|kogos|zone|matke|brata|ludzi|corke',
    'przemoc|przemocy domowa|domowej|rodzinie &! kurs|wyklad|praca|wolontariat',
    'nie ~3 bezpieczna|bezpieczny|bezpiecznie w|we|u ~1 domu|siebie|wlasnym',
    'boje|strach|lek|balam|balem ~4 skrzywdze|krzywde|uderze|potrzasne|krzywdy ~3 dziecku|dziecko|dzieciom|synowi|synka|coreczce|corce|niemowle|niemowlakowi|malemu',
    'boje|strach|lek ~4 zrobie|zrobic ~2 dziecku|dzieciom|synowi|corce ~2 krzywde|cos',
  ],
  withdrawal: [
    `${QUIT} ~6 ${ALCOHOL} & ${SIGNS}`,
    `${ALCOHOL} ~8 ${STOP} & ${SIGNS}`,
    `nie ~2 pije|pic|wypilem|wypije|napije|pilem|pilam ~8 ${SIGNS} &! wody|kawy`,
    `${SIGNS} ~8 jak|gdy|kiedy|bez|dopoki|jesli|odkad|od ~3 nie|alkoholu|wodki|piwa|pije|wypije|odstawienia|piwka|picia &! wody|kawy|zimna`,
    `pije|pilem|pilam|wypijam|obalam|chleje|chlam ~7 codziennie|dziennie|dzien|lat|wieczor|wieczorem|rana|od|litr && ${ALCOHOL} && ${QUIT}|zero && ${AT_ONCE} &!! wody|wode|kawe|herbate`,
    `butelke|butelka|butelki|litr|pol|flaszke|flaszka|piw|puszek|polowke ~3 ${ALCOHOL}|litra ~5 dziennie|codziennie|dzien|wieczor|wieczorem|noc && ${QUIT}|zero &!! wody|mleka`,
    `pije|wodke|piwo|setka|klin|wino ~4 od|z|zaraz|juz|na ~1 rana|rano|przebudzeniu|sniadanie|czczo|switu && ${QUIT} &!! wode|wody|kawe|herbate|sok`,
    `alkoholik|alkoholikiem|alkoholiczka && ${QUIT} && ${AT_ONCE}`,
    `${QUIT} ~5 {sedative} &! recepta`,
    `${QUIT} ~4 xanax|xanaxu|relanium|clonazepam|clonazepamu|clona|klony|benzo|benzodiazepiny|benzodiazepin|alprazolam|alprazolamu|afobam|afobamu|lorafen|lorafenu|tramal|tramalu|morfine|oksykodon|stilnox|zolpidem|zolpidemu|nasen|nasenu|lorazepam|opioidy|kodeine|metadon|diazepam`,
    `xanax|relanium|clonazepam|benzo|alprazolam|afobam|lorafen|tramal|morfine|oksykodon|zolpidem|opioidy|kodeine|metadon|diazepam|lorazepam ~8 ${QUIT}`,
  ],
  medication: [
    `${QUIT} ~4 ${MEDICINE} &! zapominac|cukru`,
    `${QUIT} ~1 brac|zazywac|lykac|wstrzykiwac|przyjmowac ~4 ${MEDICINE} &! zapominac`,
    `${MEDICINE} ~10 bez|na|nie ~3 lekarza|konsultacji|wiedzy|recepty|reke|mowiac|mowie|powiem &! cukru`,
    `wlasna|bez|mowiac ~2 reke|lekarza|konsultacji ~8 ${QUIT}|zmniejszyc|zwiekszyc|podwoic|zmniejszam|zwiekszam ~5 ${MEDICINE}`,
    `podwoilam|podwoilem|zmniejszylam|zmniejszylem|zwiekszylam|zwiekszylem|pominelam|pominalem|pomijam|pomijac|omijam|opuszczam|polowe|pol|polowke|zmniejszyc|zmniejszam|podwoic|podwajam|podwojna|podwojne|zwiekszyc|zwiekszam|dziele|dzielic|oszczedzam|podwojnie|wiecej|mniej ~4 ${MEDICINE} &! zapominac &! cukru`,
    `${MEDICINE} ~4 co drugi`,
    `${MEDICINE} ~8 nie|juz|chce|chyba|wole|jutra|przestaje|od ~3 biore|brac|bede|${QUIT.split('|').slice(0, 12).join('|')} &! zapominac|zapominam|pamietam`,
    `nie ~1 chce|bede|biore|zamierzam ~2 brac|juz|lykac|zazywac|swoich|moich|tych ~2 ${MEDICINE} &! zapominac|zapomniec|pozno`,
    `wyrzucic|wyrzucilem|wyrzucilam|wyrzucam|spuscilem|wywalilem ~3 ${MEDICINE} &! przeterminowane`,
  ],
  ed_risk: [
    'wymiotuje|wymiotowac|rzygam|rzygac|zwracam|zwymiotowac|wymioty|zwymiotowalam ~6 jedzeniu|po|kazdym|posilku|kolacji|obiedzie|zeby|obzarstwie|napadzie|prowokuje|wszystko &! grypa|ciazy|wirus|podroz',
    'prowokuje|wywoluje|prowokowac|wywolywac|palce ~3 wymioty|wymiotow|gardla|gardlo',
    'przeczyszczajace|przeczyszczajacych|laxantia ~8 schudnac|waga|wage|chuda|jem|jedzeniu|kg|brzuch|tabletki|po|biore &! lekarz ~1 przepisal',
    'boje|panika|wyrzuty|winna|wstyd|obrzydzenie|winy|brzydze ~5 jesc|jedzenia|jedzeniem|zjedzeniu|zjem|przytyc|jedzeniu|zjedzonym|posilku|przytyje &! publicznie|ostrego|restauracji|dziecko',
    'nic nie jem|jadlam|jadlem|jesc ~4 od|przez|caly|dni|dzien|zeby &! slodkiego|miesa|wieczorem',
    'nic nie jem|jadlam|jadlem|jesc ~4 #2..9 &! slodkiego|miesa|wieczorem',
    'nie jem|jadlam|jadlem|jesc ~2 nic|od|wcale|prawie ~1 $|dni|od|nic|przez|juz|dwa|prawie &! miesa|slodyczy|cukru|glutenu|wieczorem',
    'nie jem|jadlam|jadlem|jesc ~2 nic|od|wcale|prawie ~1 #2..9 &! miesa|slodyczy|cukru|glutenu|wieczorem',
    'nie jem|jadlam|jadlem|jesc ~2 #2..9 ~1 $|dni|od|nic|przez|juz|dwa|prawie &! miesa|slodyczy|cukru|glutenu|wieczorem',
    'nie jem|jadlam|jadlem|jesc ~2 #2..9 ~1 #2..9 &! miesa|slodyczy|cukru|glutenu|wieczorem',
    'przestac|przestaje|przestalam|przestalem|przestane jesc ~1 $|zeby|w|na|calkiem|zupelnie|wogole|i &! slodycze|mieso|cukier|noc',
    'nie zasluguje ~2 jedzenie|jesc|obiad|kolacje|posilek',
    'glodze|glodzic|glodowac|glodowka|glodowke|glodowki sie|od|na|$|przez|i &! kotow',
    'glodze|glodzic|glodowac|glodowka|glodowke|glodowki #2..30 &! kotow',
    'pomijam|omijam|opuszczam|pomijac ~2 posilki|posilek|kolacje|kolacji|sniadania|obiady ~5 schudnac|chuda|gruba|kg|waga|wszystkie|wage',
    'jem|jesc|zjadam|jadlam ~2 tylko|jedno|jeden ~2 jablko|jogurt|ogorek|salate|wafel ~3 dziennie|dzien|dnia',
    'jem|jesc|zjadam|jadlam ~2 tylko|jedno|jeden ~2 #1..1 ~3 dziennie|dzien|dnia',
    'spalic|zasluzyc|odpracowac|ukarac|zarobic ~4 zjadlam|zjadlem|jedzenie|kalorie|obiad|kolacje|posilek|ciastko ~4 bieganiem|biegajac|trening|treningiem|glodowka|$|silownia',
    'anoreksja|anoreksji|anoreksje|bulimia|bulimii|bulimie|anorektyczka|kompulsywne|kompulsywnie|zaburzenia odzywiania|$|i|wrocila|jem|znowu|objadanie|nawrot|od|po &! wyklad|kurs|serial|ksiazka|praca',
    'napady objadania|obzarstwa|glodu|jedzenia &! wyklad|kurs',
  ],
  overexercise: [
    `${TRAIN} ~14 ${HURT} ~10 ale|mimo|i|nadal|dalej|ignoruje|tak &! bez bolu|uniknac|rozciaganie|rehabilitacja &! ale ~2 nie`,
    `mimo|pomimo|choc|nadal|dalej|dalej ~8 ${HURT} & ${TRAIN} &! bez bolu`,
    `${HURT} ~8 ale|dalej|nadal|i|mimo|tak ~4 ${TRAIN} &! rehabilitacji|delikatnie|lagodne|spacer|ostroznie|chce|lekarza|moge|chcialbym|chcialabym`,
    `${TRAIN} ~8 bez|zero|zadnego|nigdy ~2 odpoczynku|dnia|regeneracji|odpoczywam|odpoczynkow`,
    `winy|wyrzuty|winna|winny|okropnie|fatalnie|nienawidze|beznadziejnie|lek|smiec ~10 & odpoczynku|odpoczywam|treningu|trening|trenuje|silownie|odpoczne|wolne|odpuszcze|cwicze & nie|bez|jak|gdy|kiedy|po|za|przez ~4 odpoczynku|treningu|trening|trenuje|silownie|odpoczywam|odpoczne|odpuszcze|dzien|cwicze &! jedzenie|slodycze|przejedzenie`,
    `trenuje|biegam|cwicze|silownia|cardio|trening|treningi ~4 2|3|4|trzy|po|dwa razy|godziny|godzin|treningi ~4 dziennie|codziennie|dzien|tydzien &! razy ~2 tygodniu|tydzien`,
    `lekarz|fizjo|ortopeda|fizjoterapeuta|lekarka ~3 kazal|zabronil|powiedzial|mowi|zakazal|kazala ~6 odpoczywac|odpoczac|biegac|trenowac|przestac|odpoczynek|przerwe|pauze ~5 ale|a|dalej|i`,
  ],
  addiction: [
    `${GAMBLE} ~10 ${LOSS} &! film|serial|pracy`,
    `${LOSS} ~10 ${GAMBLE} &! film|serial`,
    'obstawiam|obstawiac|obstawialem|obstawianie ~6 mecze|codziennie|wszystko|pieniadze|noc|noce|online|pensje|znowu|za',
    `biore|brac|wciagam|wciagac|cpam|cpac|pale|palic|jaram|wale|zazywam|wciagnalem|wzialem|zapalilem|wciagnelam|daje ~3 ${DRUG} &! film|serial|pracy|ognisko|serialu`,
    `${DRUG} ~8 rzucic|przestac|codziennie|uzalezniony|uzalezniona|uzaleznienie|nalog|nawrot|odstawic|bez|potrzebuje|weekend|dziennie|kazdy|wieczor|czysty|ciagu &! film|serial|wyklad|kosic|koszenie|ogrod|kosze|kuchni|prowansalskie|herbata`,
    `rzucic|przestac|uzalezniony|uzalezniona|uzaleznienie|nalog|odstawic|odwyk|ciagu|wyjsc|nawrot ~5 ${DRUG} &! wyklad|film|serial|kosic|ogrod|herbata`,
    'narkoman|narkomanka|cpun|cpunem|hazardzista|hazardzistka|narkomania &! film|wyklad|praca',
  ],
  minor: [
    'mam osiem|dziewiec|jedenascie|dwanascie|siedem|szesc latek|lat|lata|latka !doswiadczenia !stazu !pracy !do !w !na !przerwy',
    'mam #5..12 latek|lat|lata|latka !doswiadczenia !stazu !pracy !do !w !na !przerwy',
    'skonczylem|skonczylam|koncze|skoncze ~2 osiem|dziewiec|jedenascie|dwanascie|siedem ~1 lat|lata|latek',
    'skonczylem|skonczylam|koncze|skoncze ~2 #5..12 ~1 lat|lata|latek',
    'chodze|jestem|ide ~1 do|w ~1 1|2|3|4|5|pierwszej|drugiej|trzeciej|czwartej|piatej|szostej ~1 klasy|klasie ~1 &! liceum|technikum|nauczycielka|gimnazjum',
    'chodze|jestem do|w podstawowki|podstawowce',
  ],
  caution: [
    'jestem ~2 ciazy|ciaza|ciezarna',
    'moja|w ciaza|ciazy ~3 $|i|chce|miesiac|tydzien|tygodniu|trymestr|chcialabym|a &! siostra|kolezanka|zona|przyjaciolka|corka|kuzynka|bratowa|szwagierka|sasiadka',
    'urodzilam|porodzie|cesarce|cesarskim|pologu|karmie ~4 miesiac|tygodni|tygodnie|temu|dziecko|synka|corke|piersia|miesiace|chce|$ &! lat',
    'urodzilam|porodzie|cesarce|cesarskim|pologu|karmie ~4 #1..12 &! lat',
    'mialem|mialam|przeszedlem|przeszlam|mam|choruje|zdiagnozowano|wykryli|po|cierpie|leczy|lecze ~4 zawal|zawale|zawalu|udar|udarze|cukrzyce|cukrzyca|nadcisnienie|padaczke|epilepsje|astme|arytmie|arthritis|rzs|raka|nowotwor|migreny|skolioze|przepukline|rwe|tarczyce|hashimoto|bezdech|zakrzepice|rozrusznik|miazdzyce|toczen|anemie|dyskopatie|sm|stwardnienie|chemii|chemioterapii &! kurs|wyklad',
    'jestem|po|mialem|mialam|miesiace|tygodnie|tygodni|tydzien|przeszlam|przeszedlem ~3 operacji|operacje|operacja|zabieg|zabiegu|zlamaniu|cesarce|kontuzji|artroskopii|rekonstrukcji &! kosmetyczny|kot|kota|psa|pies',
    'cukrzykiem|cukrzyczka|astmatykiem|epileptykiem|sercowcem|nadcisnieniowcem|astmatyczka|cukrzyk|astmatyk|epileptyk',
    `boli|bola|bole|bol|bolu|bolem|bolal|bolaly|bolaca|kluje|strzyka ~4 ${BODY} &! uniknac|zapobiec|bez`,
    `${BODY} ~3 boli|bola|chore|chory|zwichnieta|skrecona|zlamana|uszkodzone|strzyka|bolace|wysiada|kluje|sztywne|nawala &! uniknac`,
    'zlamalem|zlamalam|skrecilem|skrecilam|zerwalem|zerwalam|naderwalem|zwichnalem|zwichnelam|naciagnalem|peknieta ~3 noge|reke|kostke|wiezadlo|bark|sciegno|kolano|palec|nadgarstek|obojczyk|stope|miesien|zebro',
    'kreci|zawroty|zemdlalem|zemdlalam|mdleje|omdlenia|kolatanie|dusznosci|zadyszka ~3 glowie|glowy|gdy|jak|kiedy|$|schodach|serca|wysilku|przy|podczas &! szczescia|taniec',
    'chore|slabe|niewydolne|operowane serce|sercem &! ojciec|mama|tata|babcia|dziadek',
    'problemy|klopoty|wada|choroba|niewydolnosc ~2 sercem|serca|serce &! ojciec|mama|tata|babcia|dziadek',
    'operacji|operacja|operacje|zabiegu|artroskopii ~2 kolana|biodra|kregoslupa|barku|serca|stopy|przepukliny &! psa|kota',
  ],
};
