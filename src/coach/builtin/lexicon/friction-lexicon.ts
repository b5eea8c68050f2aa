import type { FrictionCode } from '../knowledge/shape.ts';
import type { GoalLanguage } from './domain-words.ts';

/** Further ways of telling of a friction, by language; phrases are parted by semicolons, a star stands for any ending. */
export const FRICTION_WORDS: Readonly<Record<FrictionCode, Readonly<Record<'en' | GoalLanguage, string>>>> = {
  no_time: {
    en: `
      no minute; no minutes; not a minute; spare minute; no spare; little time; no free time; time poor;
      too much to do; full plate; plate is full; juggling; two jobs; three jobs; long hours; work late; late shifts;
      overworked; too much work; workload; newborn; toddler; twins; school run; back to back; meetings all day;
      every hour; the day is too short; days too short; not enough hours; calendar; diary is full; run off my feet;
      flat out; always rushing; carer; caring for; deadline; work pressure; busy weeks; kid; childcare
    `,
    es: `
      tiempo; sin tiempo; trabajo mucho; muchas horas; niños; hijos; ocupad*; mucho trabajo; trabajo y niños;
      trabajo hasta tarde; no me da la vida; horario*
    `,
    fr: `
      temps; enfants; trop de travail; occup*; debord*; journees longues; bebe; horaires; emploi du temps;
      pas une minute
    `,
    de: `
      zeit; keine zeit; kinder; zu viel arbeit; viel arbeit; lange arbeitstage; beschaftigt; uberstunden; baby;
      termine; stressiger alltag; stunden
    `,
    pt: `
      tempo; filhos; muito trabalho; trabalho demais; ocupad*; crianças; correria; horas extras; sem tempo
    `,
    it: `
      tempo; figli; bambini; troppo lavoro; occupat*; impegni; torno tardi; lavoro tanto; orari; molto lavoro
    `,
    nl: `
      tijd; geen tijd; kinderen; druk; te druk; veel werk; lange dagen; baby; overuren; agenda
    `,
    pl: `
      czasu; czas; dzieci; duzo pracy; zajet*; zapracowan*; nadgodziny; za duzo obowiazk*; grafik
    `,
    sv: `
      tid; ingen tid; barnen; mycket att gora; upptagen; lange jobb; smabarn; jobbar mycket; hinner inte
    `,
    tr: `
      zaman*; vakit; vaktim*; cocuklar; yogun*; cok calis*; mesai; is yuku; vakt*
    `,
    hi: `
      samay; time nahi; waqt; vaqt; bachche; bahut kaam; kaam bahut; busy; fursat; समय; टाइम नहीं; वक्त; वक़्त;
      व्यस्त; बहुत काम; बच्चे; फुर्सत
    `,
    ja: `
      時間がない; 忙し; 残業; 子育て; 育児; 暇がない; 時間
    `,
    zh: `
      没时间; 沒時間; 太忙; 很忙; 忙; 加班; 孩子; 时间不够; 没空
    `,
    ar: `
      وقت; مشغول; مشغولة; الأطفال; زحمة; ضغط العمل; العمل كثير
    `,
    ru: `
      времени; время; нет времени; занят*; дети; много работы; некогда; работаю много
    `,
    ko: `
      시간이 없; 바빠; 바쁘; 야근; 육아; 시간
    `,
  },
  no_motivation: {
    en: `
      arsed; do not want to; no will; boredom; bored; no interest; interest; get bored; no point; what is the point;
      meh; give in; gave up; i quit; quit by; stop after; stop caring; can not start; can not be fussed; fed up;
      laziness; demotivated; lack of drive; not in the mood; mood; put it off; procrastination; inertia; apathy;
      sofa wins; dragging; fades; wears off; fizzles; drop it after; loses its shine; no oomph; resent; resistance;
      monotonous; repetitive; tedious; hate it; dreading; dread; rebel; unexcited; give up after; no results;
      no progress; see no results; discouraged
    `,
    es: `
      motivacion; desmotivad*; aburr*; aburrimiento; pereza; vago; vaga; sin ganas; ganas; da pereza; flojera;
      me canso de; constancia; voluntad
    `,
    fr: `
      motivation; demotiv*; ennui; ennuie; flemme; envie; paress*; pas envie; volonte; lass*; decourag*
    `,
    de: `
      motivation; unmotiviert; langweil*; langeweile; lust; keine lust; faul*; antrieb; schweinehund; durchhalten;
      disziplin; willenskraft; aufgeben; lustlos
    `,
    pt: `
      motivacao; desmotivad*; tedio; preguica; vontade; sem vontade; desanim*; disciplina; enjoo; enjoa
    `,
    it: `
      motivazione; demotivat*; noia; annoi*; pigr*; voglia; non ho voglia; svogliat*; volonta; costanza
    `,
    nl: `
      motivatie; ongemotiveerd; verveling; saai; zin; geen zin; lui; discipline; luiheid; doorzetten
    `,
    pl: `
      motywacj*; nuda; nudz*; nudno; leniw*; lenistwo; nie chce mi sie; checi; zniechec*; dyscyplin*; zapal*
    `,
    sv: `
      motivation; omotiverad; trakig*; uttrak*; lust; ingen lust; lat; lathet; orkar inte borja; disciplin;
      tappar sugen
    `,
    tr: `
      motivasyon*; sikil*; sıkıl*; tembel*; istek*; isteksiz*; usen*; üşen*; hevesim*; canim istemiyor; irade*;
      disiplin*
    `,
    hi: `
      man nahi; mann nahi; aalas; alas; bore; bor ho; motivation; ichha; himmat nahi; mood nahi; मन नहीं; आलस; आलस्य;
      बोर; प्रेरणा; इच्छा नहीं
    `,
    ja: `
      やる気; 面倒; めんどう; 飽き; 退屈; 怠; 三日坊主; モチベーション; だるい; つまらない
    `,
    zh: `
      没动力; 没有动力; 无聊; 懒; 没兴趣; 不想; 动力; 提不起; 三分钟热度; 坚持不
    `,
    ar: `
      الملل; ملل; كسل; الكسل; الحافز; دافع; لا رغبة; رغبة; أمل; حماس
    `,
    ru: `
      лень; ленив*; скучн*; скука; мотивац*; не хочется; нет желани*; апати*; надоеда*; бросаю
    `,
    ko: `
      귀찮; 지루; 의욕; 동기; 게으; 심심; 질려
    `,
  },
  forgetting: {
    en: `
      forgetting; forgets; forget by; slip my mind; slips; do not remember; never remember; can not remember;
      remembering; memory like a sieve; sieve; goldfish; head like a sieve; absent; scatterbrain*; scatterbrained;
      miss the reminder; out of mind; lose track; gone from my head; goes out of my head; blank;
      distracted and forget; no reminder; then it is evening; it just does not occur
    `,
    es: `
      olvid*; me olvido; se me olvida; memoria; se me pasa; despistad*; recordar
    `,
    fr: `
      oubli*; j oublie; memoire; tete en l air; etourdi*; penser a; sors de la tete
    `,
    de: `
      vergess*; vergesse; erinner*; vergesslich*; denke nicht dran; gedachtnis; verschwitz*
    `,
    pt: `
      esquec*; esqueco; memoria; lembrar; me esqueco; lembro
    `,
    it: `
      dimentic*; scord*; memoria; ricord*; mi sfugge
    `,
    nl: `
      vergeet; vergeten; geheugen; onthouden; vergeetachtig; schiet erbij in
    `,
    pl: `
      zapomin*; zapomn*; pamiec; pamieta*; nie pamietam; wylatuje z glowy
    `,
    sv: `
      glommer; glömmer; glomma; glomsk; minnas; kommer inte ihag; minne
    `,
    tr: `
      unut*; aklim*; hatirla*; hafiza*; hatirlam*
    `,
    hi: `
      bhool; bhul; yaad nahi; yaad; bhulakkad; भूल; याद नहीं; याद
    `,
    ja: `
      忘れ; 覚えて; うっかり; 記憶
    `,
    zh: `
      忘; 健忘; 记不住; 忘記; 记性
    `,
    ar: `
      أنسى; نسيان; النسيان; أتذكر; ذاكرة; انسى
    `,
    ru: `
      забыва*; забыть; забывчив*; память; не помню; вылетает
    `,
    ko: `
      잊; 까먹; 기억; 깜빡
    `,
  },
  tiredness: {
    en: `
      tiring; always tired; so tired; dead tired; dead on my feet; out of energy; energy is gone; energy left; spent;
      wrecked; beat; pooped; zonked; sleep deprived; short of sleep; no sleep; bad sleep; poor nights; weary; wearily;
      weariness; heavy; empty battery; flat battery; run down; running on empty; fall asleep on; asleep by; asleep on;
      eyes close; foggy; brain fog; sluggish; lethargic; low battery; after work i collapse; collapse; bed too late;
      up all night; get home late; knackering; fatigued; bushed; yawning; cream crackered; sapped; zombie; tyred;
      tird; exausted; exhaused
    `,
    es: `
      cansad*; cansancio; agotad*; sin energia; energia; sueno; fatiga; reventad*; muerta de cansancio
    `,
    fr: `
      fatigu*; epuis*; creve*; energie; crevee; sommeil; lessive; vanne; ko
    `,
    de: `
      mude; mudigkeit; erschopf*; kaputt; energie; ausgelaugt; schlapp; platt; k o; geschafft; ubermudet
    `,
    pt: `
      cansad*; cansaco; exaust*; energia; esgotad*; sono; fadiga; moida
    `,
    it: `
      stanc*; stanchezza; esaust*; energia; energie; sfinit*; spossat*; sonno; distrutt*
    `,
    nl: `
      moe; vermoei*; uitgeput; energie; kapot; moeheid; slaperig; op na; gesloopt
    `,
    pl: `
      zmecz*; zmeczen*; wyczerpan*; energii; sil; brak sil; nie mam sily; padam; senn*; niewyspan*; wykonczon*
    `,
    sv: `
      trott; trottsam; utmattad; energi; slut; orkeslos; orkar inte; somnig; utmatt*; helt slut
    `,
    tr: `
      yorgun*; bitkin*; enerji*; halsiz*; uykusuz*; tukenm*; uykum
    `,
    hi: `
      thak; thaka; thaki; thakan; thakaan; energy nahi; neend aati; थक; थकान; ऊर्जा नहीं; थका; नींद आती
    `,
    ja: `
      疲れ; つかれ; 眠; だる; くたくた; 体力がない; へとへと
    `,
    zh: `
      累; 疲惫; 疲劳; 困; 没精力; 没力气; 疲憊; 精疲力尽
    `,
    ar: `
      تعب; متعب; متعبة; التعب; إرهاق; الإرهاق; مرهق; مرهقة; طاقة; نعسان
    `,
    ru: `
      устал*; уста*; нет сил; сил нет; усталость; утомл*; вымотан*; энергии; выжат*; сонн*
    `,
    ko: `
      피곤; 지쳐; 지친; 피로; 졸려; 힘들어; 기운
    `,
  },
  environment: {
    en: `
      mobile; smartphone; computer; laptop; television; youtube; instagram; tiktok; snacks in; snack; sweets in;
      chocolate in; crisps; fridge; office cake; cakes at; sweets at work; shop next door; chip shop; vending machine;
      no place; no room; tiny; tiny flat; no garden; no gym; gym is far; is far; so far away; far from; far away; too far; miles away; no car;
      no shower; no kit; no kitchen; no tools; broken; no desk; bad chair; chair; terrible chair; noisy neighbours;
      neighbours; loud; street; traffic; winter; hot; heat; snow; wet; dark evenings; dark mornings; gets dark; sofa;
      comfy sofa; bed is warm; warm bed; screen; wifi; internet; emails; inbox; open plan; open office; interruptions;
      interrupted; interrupt; pings; messages pop; work messages; phone calls; xbox; playstation; console; everywhere;
      in the house; in the cupboard; temptations; tempting; tempted; cookies; biscuit tin; bakery; wine in the house;
      duty free; clutter everywhere; untidy; pool; equipment; no bike; kids noise; distract; distracts; distracting;
      old house; bus; dog hair; whatsapp; games; work phone; box sets; series; stuff everywhere; piles;
      unpredictable weather; polluted; unsafe streets; no pavement; no park; news; feeds; my space
    `,
    es: `
      movil; celular; telefono; pantalla*; ruido; frio; calor; lluvia; tele; redes; distra*; tentacion*; desorden;
      lejos; sin espacio; no hay espacio; dulces en casa; netflix; television; gimnasio lejos; series; clima; caos
    `,
    fr: `
      telephone; portable; ecran*; bruit; froid; pluie; tele; reseaux; distra*; tentation*; desordre; bazar; loin;
      trop loin; pas de place; grignotage; series; netflix; meteo; voisins; placards
    `,
    de: `
      handy; wetter; larm; laut; kalte; kalt; regen; fernseher; netflix; ablenk*; abgelenkt; bildschirm*; chaos;
      unordnung; weit weg; kein platz; sussigkeiten; versuchung*; buroluft; dunkel; winter; social media; serien;
      nachbarn; snacks; naschschublade
    `,
    pt: `
      celular; telemovel; telefone; tela*; barulho; frio; chuva; televisao; tv; redes sociais; distra*; tentac*;
      bagunca; longe; sem espaco; netflix; clima; calor; series; internet; academia longe
    `,
    it: `
      telefono; cellulare; schermo; rumore; freddo; pioggia; tv; televisione; social; distra*; tentazion*; disordine;
      lontan*; spazio; netflix; tempo brutto; caldo; vicini; serie; caos; dolci in casa; palestra lontana
    `,
    nl: `
      telefoon; mobiel; scherm*; lawaai; koud; regen; tv; netflix; afleid*; afgeleid; rommel; ver weg; geen ruimte;
      snoep in huis; verleiding*; weer; het weer; buren; donker; social media; series; gamen
    `,
    pl: `
      telefon*; komork*; ekran*; halas*; zimno; deszcz; telewiz*; pogod*; rozprasz*; balagan; daleko; brak miejsca;
      slodycze w domu; pokus*; ciemno; netflix; seriale; internet; media spolecznosc*; sasiad*
    `,
    sv: `
      mobilen; mobil; telefon*; skarm*; skärm; buller; kallt; regn; tv; distra*; stokigt; rora; langt bort; langt;
      ingen plats; frestelse*; vader; vadret; morkt; netflix; godis hemma; sociala medier; kyla; grannar*
    `,
    tr: `
      telefon*; ekran*; gurultu*; gürültü; soguk; yagmur; televizyon; dikkatim*; dikkat dag*; daginik*; uzak; yer yok;
      abur cubur; sosyal medya; internet; hava; netflix; dizi*; komsu*; tatli evde; karanlik
    `,
    hi: `
      mobile; phone; tv; shor; thand; thandi; barish; garmi; gym door; jagah nahi; door hai; internet; social media;
      instagram; game; मोबाइल; फोन; टीवी; शोर; ठंड; बारिश; दूर; जगह नहीं; इंटरनेट; गर्मी; स्क्रीन
    `,
    ja: `
      スマホ; 携帯; テレビ; 騒音; うるさ; 寒; 雨; 誘惑; 散らか; 遠い; 場所がない; ネット; 暑; 天気; ゲーム; お菓子がある
    `,
    zh: `
      手机; 电视; 噪音; 吵; 冷; 下雨; 诱惑; 太远; 没地方; 天气; 网络; 乱; 游戏; 太热; 零食; 手機; 嘴馋
    `,
    ar: `
      الهاتف; هاتف; الجوال; الموبايل; التلفاز; ضوضاء; ضجيج; البرد; الحر; المطر; بعيد; بعيدة; فوضى; الإنترنت; الطقس;
      مكان
    `,
    ru: `
      телефон*; экран*; шум*; холод*; дождь; погод*; телевизор*; отвлека*; беспоряд*; далеко; нет места; соблазн*;
      интернет*; соцсет*; сериал*; темно; жара; сладости дома
    `,
    ko: `
      핸드폰; 스마트폰; 휴대폰; 소음; 시끄러; 추워; 비가; 날씨; 멀어; 유혹; 텔레비전; 공간; 게임; 더워
    `,
  },
  perfectionism: {
    en: `
      perfectly; perfekt; perfectionist; has to be perfect; must be perfect; right or not at all; not at all;
      start again; from scratch; start from scratch; start too big; start big; too hard at first; go too hard;
      too fast; overdoing; over do; go overboard; overboard; extreme; extremes; all in; zero or hundred; rewrite;
      rewriting; redo; polish; polishing; tinker; fiddle; never good enough; good enough; compare; comparing;
      comparison; fear of failing; fear of failure; afraid to fail; afraid of failing; afraid to make; wrong notes;
      make mistakes; mistake; inner critic; critical; self critical; judge myself; beat myself up; blank page; ruined;
      ruins; one bad day; miss one day; missed day; one missed; slip up; blow it; blew it; what the hell;
      wait for the right; right moment; perfect moment; perfect day; monday; on monday; next monday; never finish;
      never finished; half done; impostor; imposter; not talented; not good at; hate what i; hate my;
      ashamed of my work; expectations; standards
    `,
    es: `
      perfeccionis*; perfect*; todo o nada; empiezo de cero; exigente; errores; equivocar*; nunca es suficiente;
      miedo a fallar; comparo; fallar
    `,
    fr: `
      perfection*; parfait*; tout ou rien; recommenc*; exigeant*; erreurs; jamais assez bien; peur d echouer; compare
    `,
    de: `
      perfektion*; perfekt*; alles oder nichts; von vorne; anspruche; fehler; nie gut genug; scheitern; ubertreib*;
      vergleiche; angst zu versagen
    `,
    pt: `
      perfeccionis*; perfeit*; tudo ou nada; do zero; erros; exigente; medo de errar; nunca bom; comparo; exager*
    `,
    it: `
      perfezion*; perfett*; tutto o niente; da capo; errori; esigente; mai abbastanza; paura di sbagliare; sbagliare;
      esager*
    `,
    nl: `
      perfectionis*; perfect*; alles of niets; opnieuw beginnen; fouten; nooit goed genoeg; bang om te falen;
      te streng; overdrijf
    `,
    pl: `
      perfekcj*; idealn*; wszystko albo nic; od nowa; bled*; nigdy dosc; boje sie porazki; wymagajac*; przesadzam;
      porownuj*
    `,
    sv: `
      perfektion*; perfekt*; allt eller inget; borja om; misstag; aldrig bra nog; krav pa mig; overdriver; jamfor
    `,
    tr: `
      mukemmel*; mükemmel*; ya hep ya hic; bastan basla*; sifirdan; hata*; yeterince iyi; hic begenm*; kiyasla*
    `,
    hi: `
      perfect; sab ya kuch nahi; galti; galtiyan; shuru se; pura nahi to; पूर्णता; परफेक्ट; गलती; सब या कुछ नहीं;
      शुरू से
    `,
    ja: `
      完璧; 全か無; 失敗が; ミス; 最初から; 比べ
    `,
    zh: `
      完美; 要么; 从头开始; 犯错; 不够好; 重新开始; 怕失败
    `,
    ar: `
      الكمال; مثالي; مثالية; كل شيء أو لا شيء; أخطاء; الخطأ; من الصفر; أقارن
    `,
    ru: `
      перфекционис*; идеальн*; все или ничего; с нуля; ошиб*; недостаточно хорош*; сначала начинать; сравнива*
    `,
    ko: `
      완벽; 실수; 처음부터; 비교
    `,
  },
  social: {
    en: `
      girlfriend; boyfriend; spouse; missus; mates; mate; my mum; my mom; my mother; my gran; gran bakes; family;
      in laws; relatives; mother in law; friend; colleague; co workers; coworker; team; boss; supervisor; manager;
      roommates; roommate; flatmate; housemates; neighbours listening; everyone; everybody; people; people stare;
      other people; others; embarassed; embarrassment; shame; shameful; shyness; introvert; introverted; judge;
      judging; judgement; laugh; laughed; laughing; stared at; stare; looked at; watching me; being watched; lonely;
      loneliness; on my own; no one; no one to; nobody to; no support; unsupportive; weddings; wedding; birthdays;
      dinners out; eating out; dinner parties; restaurants; drinks with; they all; group; peer; pressure from;
      expected to; saying no; can not say no; guests; visitors; social life; hosting; awkwardly; rejection; rejected;
      criticised; what people think; what others think; think of me; look silly; look stupid; foolish; silly;
      feel silly; feel stupid; accent; hates it; pours me; offers me; smokes; drinks; crowd
    `,
    es: `
      amig*; pareja; marido; mujer; esposa; esposo; familia; suegra; companer*; verguenza; timid*; sola; solo; gente;
      presion; comidas familiares; fiestas; juzg*; me juzgan; companeros; jefe; novio; novia; soledad; sociales
    `,
    fr: `
      amis; ami; mari; femme; conjoint; copain; copine; famille; collegues; honte; timid*; seul; seule; gens;
      regard des autres; pression; aperos; fetes; soirees; juge*; gene; genee; copains; patron; belle mere; entourage
    `,
    de: `
      freunde; freund; freundin; mann; frau; familie; kolleg*; schuchtern*; peinlich; allein; alleine; leute;
      druck von; partys; feiern; beurteil*; scham; schame; partner*; einsam*; chef; in der pause rauchen alle;
      alle rauchen; gruppenzwang; andere; schwiegermutter
    `,
    pt: `
      amig*; parceiro; marido; esposa; namorad*; familia; colegas; vergonha; timid*; sozinh*; pessoas; pressao;
      festas; julg*; chefe; churrasco*; sogra; sociais
    `,
    it: `
      amici; amiche; amico; marito; moglie; compagn*; famiglia; colleghi; vergogna; timid*; solo; sola; gente;
      pressione; feste; giudic*; imbarazz*; aperitiv*; cene; capo; suocera
    `,
    nl: `
      vrienden; vriend; vriendin; man; vrouw; partner; familie; collega*; verlegen; schaam*; gene; alleen; mensen;
      groepsdruk; feestjes; feest; oordeel; beoordeeld; baas; schoonmoeder; borrel*
    `,
    pl: `
      przyjaci*; znajom*; maz; zona; partner*; rodzin*; koledz*; wstyd*; niesmial*; sam; sama; samotn*; ludzie;
      presj*; imprez*; ocenia*; szef; tesciow*; wstydze; towarzystw*; kolezank*; wspolpracow*
    `,
    sv: `
      vanner; van; partner; man; fru; sambo; familj*; kollegor*; blyg; skams; skäms; generad; ensam; folk; manniskor;
      grupptryck; fest*; domd; chef; middagar; svarmor
    `,
    tr: `
      arkadas*; esim; esi; kocam; karim; aile*; is arkadas*; utan*; cekin*; yalniz*; insanlar; baski*; parti*;
      yargila*; patron*; kayinvalide; sosyal cevre; dostlar*
    `,
    hi: `
      dost; doston; pati; patni; parivar; gharwale; ghar wale; log kya; sharm; sharam; akela; akeli; log; shaadi;
      party; boss; saas; दोस्त; पति; पत्नी; परिवार; घरवाले; लोग क्या; शर्म; अकेला; अकेली; शादियों; शादी; पार्टी; बॉस;
      सास; लोग
    `,
    ja: `
      友達; 友人; 夫; 妻; 家族; 同僚; 恥ずかし; 一人; ひとり; 人目; 飲み会; 付き合い; 上司; 周り
    `,
    zh: `
      朋友; 老公; 老婆; 家人; 同事; 害羞; 一个人; 应酬; 聚会; 别人; 怕被; 老板; 丢脸; 孤独; 婆婆; 不好意思
    `,
    ar: `
      أصدقائي; أصدقاء; زوجي; زوجتي; عائلتي; الأهل; زملائي; زملاء; خجول; الخجل; وحدي; الناس; حفلات; مديري; محرج;
      ضغط الأصدقاء
    `,
    ru: `
      друзья; друзей; муж; жена; семья; коллег*; стесня*; стыдно; стыд; одна; люди; вечеринк*; осужда*; начальник*;
      неловко; одиноч*; компани*; свекров*
    `,
    ko: `
      친구; 남편; 아내; 가족; 동료; 부끄러; 혼자; 사람들; 회식; 눈치; 상사; 창피
    `,
  },
  travel: {
    en: `
      travelling; traveling; trip; flight; hotels; business travel; work travel; night shifts; shift; shift work;
      late shift; early shift; rotating shifts; on call; weekends; every week is different; every day is different;
      different every; no routine; routine; chaotic schedule; shift pattern; shift patterns; commuting; two homes;
      between two homes; moving house; moving; abroad; holiday; holidays; airport; airports; tour; touring; lorry;
      truck; driver; seasonal; zero hours; never the same; never home; not home; home rarely
    `,
    es: `
      viaj*; turnos; hotel*; fuera de casa; horarios irregulares; turno de noche; vacaciones; guardias;
      horarios cambiantes
    `,
    fr: `
      voyag*; deplacement*; horaires decales; hotel*; equipes; travail de nuit; en deplacement; gardes; irregulier*;
      vacances; postes
    `,
    de: `
      reisen; reise*; schicht*; schichtdienst; schichtarbeit; nachtschicht; hotel*; unterwegs; dienstreise*;
      unregelmassig*; urlaub; montage; pendel*; auswarts
    `,
    pt: `
      viag*; viaj*; turnos; hotel; fora de casa; plantao; plantoes; horarios irregulares; turno da noite; ferias
    `,
    it: `
      viagg*; turni; turno; hotel; trasfert*; fuori casa; orari irregolari; turno di notte; ferie; irregolar*
    `,
    nl: `
      reizen; reis; ploegendienst*; hotel; onderweg; nachtdienst*; onregelmatig*; van huis; vakantie; dienstreis;
      wisseldienst*; nachten werken
    `,
    pl: `
      podroz*; wyjazd*; delegacj*; zmiany; zmianow*; nocne zmiany; hotel*; w trasie; nieregularn*; wakacje; na zmiany;
      nocki
    `,
    sv: `
      resor; reser; resa; skift*; nattskift; hotell; pa vag; oregelbund*; borta; jour; semester; tjansteresor;
      nattpass
    `,
    tr: `
      seyahat*; yolculuk*; vardiya*; otel*; gece vardiya*; duzensiz*; is gezisi; nobet*; tatil*; yolda
    `,
    hi: `
      safar; yatra; shift; night shift; hotel; bahar rehta; bahar rehti; tour; travel; यात्रा; सफर; सफ़र; शिफ्ट; होटल;
      दौरे; बाहर रहता; नाइट शिफ्ट
    `,
    ja: `
      出張; 旅行; シフト; 夜勤; ホテル; 不規則; 交代勤務
    `,
    zh: `
      出差; 倒班; 夜班; 旅行; 酒店; 轮班; 不规律; 值班
    `,
    ar: `
      السفر; سفر; أسافر; ورديات; مناوبات; فندق; دوام ليلي; غير منتظم; المناوبة
    `,
    ru: `
      командиров*; поездк*; смены; сменный; ночные смены; гостиниц*; отел*; разъезд*; по ночам; в ночь; дежурств*;
      вахт*
    `,
    ko: `
      출장; 교대; 야간 근무; 여행; 호텔; 불규칙
    `,
  },
  health: {
    en: `
      hurt; hurting; ache; aches; achy; aching; arthritis; bad knee; knees; bad back; hip; shoulder; wrist; ankle;
      sore fingers; asthmatic; breathless; chest; cold all the time; flu; infection; sickness; nausea; dizzy; surgery;
      operation; recovering; recovery; chronic; condition; disability; fibro; fatigue syndrome; flare; flares;
      flare ups; hormonal; periods; period pains; pms; cramps; perimenopause; low mood; depressive; panic;
      panic attacks; fear; scared; nerves; nervous; ocd; ptsd; trauma; grief; autism; insomnia; poor sleep; bad sleep;
      sleep badly; do not sleep; meds make; tablets; side effects; overweight; heavy body; blood pressure; ibs;
      allergies; hay fever; eczema; thoughts spin; thoughts will not; mind races; mind will not; overwhelm; burnout;
      mental health; worries; craving; sugar cravings; shakes; tremor; headache; eyes; bad eyes; vision; hearing;
      weak; weakness; stiff; stiffness; doctor; physio
    `,
    es: `
      dolor*; lesion*; enferm*; ansiedad; estres; depresion; espalda; rodilla*; salud; insomnio; nervios; miedo;
      migran*; hormonas; antojos; embaraz*; diabetes; asma
    `,
    fr: `
      douleur*; mal au dos; mal de dos; blessure*; malad*; anxiet*; stress; depression; genou*; sante; insomnie;
      arthrose; peur; hormones; angoisse*; migraine*; enceinte; asthme; fringale*
    `,
    de: `
      schmerz*; verletz*; krank*; angst*; stress; depress*; rucken*; knie; gesundheit; schlafprobleme; hormone;
      migrane; heisshunger; nervos*; sorgen; kopfschmerz*; schwanger; asthma; gelenke; bandscheibe
    `,
    pt: `
      dor; dores; lesao; doenca; doente; ansiedade; estresse; stress; depressao; costas; joelho*; saude; insonia;
      hormon*; medo; enxaqueca; gravida; asma; nervos*
    `,
    it: `
      dolor*; mal di; infortun*; malat*; ansia; stress; depress*; schiena; ginocchi*; salute; insonnia; ormoni; paura;
      emicrania; incinta; asma; nervos*; artrosi
    `,
    nl: `
      pijn; blessure*; ziek*; angst; stress; depress*; rug; knie*; gezondheid; slecht slapen; hormonen; migraine;
      zenuwen; zwanger; astma; bang; hoofdpijn; gewrichten
    `,
    pl: `
      bol; bole; bolu; boli; kontuzj*; chorob*; chory; chora; lek; leki; stres; depresj*; kregoslup; plecy; kolan*;
      zdrowie; bezsennosc; hormon*; migren*; strach; ciaz*; astm*; nerwy
    `,
    sv: `
      ont; vark; smarta; skad*; sjuk*; angest; stress; depress*; rygg*; kna; halsa; somnproblem; hormoner; migran;
      radsla; gravid; astma; oro
    `,
    tr: `
      agri*; ağrı*; sakat*; hasta*; kaygi*; stres*; depres*; sirt; bel; diz*; saglik*; uykusuzluk; hormon*; korku*;
      migren*; hamile*; astim; endise*
    `,
    hi: `
      dard; chot; bimar; bimari; chinta; tanav; tension; stress; kamar; ghutna; sehat; neend nahi; dar; migraine;
      garbhvati; दर्द; चोट; बीमार; चिंता; तनाव; कमर; घुटन; सेहत; नींद नहीं; डर; डिप्रेशन; गर्भवती
    `,
    ja: `
      痛; 怪我; ケガ; 病気; 不安; ストレス; 腰; 膝; 健康; 眠れな; 体調; 緊張; 頭痛; 妊娠
    `,
    zh: `
      疼; 痛; 受伤; 生病; 焦虑; 压力; 腰; 膝盖; 失眠; 健康; 抑郁; 头痛; 怀孕; 紧张
    `,
    ar: `
      ألم; إصابة; مريض; مرض; القلق; قلق; توتر; التوتر; ظهري; ركبتي; صحة; الأرق; اكتئاب; خوف; صداع; حامل
    `,
    ru: `
      боль; болит; боли; травм*; болезн*; тревог*; стресс*; депресс*; спин*; колен*; здоровь*; бессонниц*; страх*;
      мигрен*; беременн*; нерв*
    `,
    ko: `
      통증; 아파; 부상; 병; 불안; 스트레스; 허리; 무릎; 건강; 불면; 우울; 두통; 긴장; 임신
    `,
  },
  knowledge: {
    en: `
      do not know; dont know; don t know; not know how; have no idea; no clue; clue; how to begin; where to begin;
      how to; where do i; what to do; what to eat; which one; which app; too many; too many choices; choice; choices;
      too much information; information overload; contradictory; conflicting; contradict;
      everyone says something different; jargon; never learned; never learnt; never taught; no experience;
      inexperienced; new to; newbie; totally new; no teacher; no guidance; guidance; need help; no plan; no system;
      no structure; unclear; vague; lost in; feel lost; do not understand; does not make sense; technique;
      wrong technique; doing it wrong; too technical; hard to understand; no skills; can not cook; can not swim;
      intimidated; intimidating; steps
    `,
    es: `
      no se como; no se por donde; no se que; confus*; abrumad*; demasiada informacion; por donde empezar; empezar;
      no entiendo; perdid*; principiante; no tengo idea
    `,
    fr: `
      ne sais pas; sais pas comment; sais pas par ou; par ou commencer; perdu*; confus*; trop d informations;
      comprends pas; debutant*; aucune idee; depasse*
    `,
    de: `
      weiss nicht; keine ahnung; wo anfangen; wie anfangen; verwirr*; uberforder*; zu viele infos; zu viele;
      anfanger*; verstehe nicht; unklar; unsicher
    `,
    pt: `
      nao sei; por onde comecar; confus*; perdid*; muita informacao; iniciante; nao entendo; sem ideia;
      sobrecarregad*
    `,
    it: `
      non so; da dove iniziare; da dove cominciare; confus*; troppe informazioni; principiante; non capisco;
      nessuna idea; sopraffatt*
    `,
    nl: `
      weet niet; geen idee; waar te beginnen; hoe te beginnen; verward; overweldig*; te veel informatie; beginner;
      snap niet; begrijp niet; onzeker hoe
    `,
    pl: `
      nie wiem; od czego zaczac; jak zaczac; zagubion*; przytlocz*; za duzo informacji; poczatkujac*; nie rozumiem;
      brak wiedzy; nie umiem
    `,
    sv: `
      vet inte; var jag ska borja; ingen aning; forvirrad; overvaldig*; for mycket info*; nyborjare; forstar inte;
      kan inte
    `,
    tr: `
      bilmiyorum; nereden basla*; nasil*; nasıl*; kafam karis*; karisik; cok fazla bilgi; acemi*; anlamiyorum;
      fikrim yok
    `,
    hi: `
      pata nahi; nahi pata; kaise; kahan se; samajh nahi; confuse; confused; jaankari; gyaan nahi; पता नहीं; नहीं पता;
      कैसे; कहाँ से; कहां से; समझ नहीं; जानकारी; उलझन
    `,
    ja: `
      わからな; 分からな; どこから; どうやって; 初心者; 知識; 方法; 迷
    `,
    zh: `
      不知道; 不会; 怎么; 从哪; 迷茫; 不懂; 困惑; 新手; 方法; 无从下手
    `,
    ar: `
      لا أعرف; لا أدري; كيف; من أين; حائر; مبتدئ; محتار; لا أفهم
    `,
    ru: `
      не знаю; с чего начать; как начать; запута*; нович*; не понимаю; не умею; непонятно; растерян*
    `,
    ko: `
      몰라; 모르; 어떻게; 어디서; 초보; 막막; 방법
    `,
  },
};
