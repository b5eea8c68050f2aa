import type { LanguageRules } from './language-rules.ts';

const WISH =
  'quiero|kiero|quisiera|queria|quise|querria|deseo|desearia|prefiero|preferiria|gustaria|ganas|pienso|pensando|pense|pensado|pensar|pensaba|decidi|decidido|ojala|idea|planeo|planeando|intente|intentar|merezco|deberia|necesito|fantaseo|fantaseando|imagino|sueno';
const NOT = 'no|nunca|jamas|ni|tampoco|nomas';
const WAKE =
  'despertar|despertarme|despierte|desperte|despertara|despertase|despertarse|despertaria|amanecer|amaneciera|amanezca';
const GONE = 'existiera|existiese|existo|estuviera|estuviese|estoy|estaria|hubiera|hubiese|naciera|desaparezco|viviera';
const DEAD = 'muero|muera|muriera|muriese|mato|matara|mate|desaparezco|desapareciera|desaparezca|desapareciese';
const FAMILY =
  'marido|esposo|novio|pareja|padre|papa|mama|madre|padrastro|madrastra|hermano|hermana|tio|abuelo|ex|exmarido|exnovio|expareja|suegro|suegra|mujer|esposa|novia|hijo|viejo|padres|cunado|primo';
const HITS =
  'pega|pego|pegaba|pegan|pegado|pegue|golpea|golpeo|golpeaba|golpean|golpeado|empuja|empujo|patea|pateo|abofetea|abofeteo|cachetea|cacheteo|amenaza|amenazo|amenazan|amenazado|maltrata|maltrataba|maltrato|viola|violo|encierra|encerro|ahorca|ahorco|estrangula|estrangulo|acosa|persigue|manosea|manoseo|toquetea|zarandea|insulta|humilla|obliga|avienta|avento';
const STOP =
  'dejo|deje|dejar|dejarlo|dejarla|dejado|dejando|paro|parar|corto|corte|cortar|suspender|suspendo|suspendi|quitar|quitarme|quito|quite|solte|soltar|abandonar|abandono';
const ALCOHOL =
  'alcohol|trago|tragos|tomar|beber|bebida|vino|cerveza|cervezas|chelas|caguamas|caguama|ron|tequila|vodka|whisky|aguardiente|mezcal|copas|pisco|licor|ginebra|guaro|fernet|anis|cubatas|litronas';
const SIGNS =
  'temblar|tiemblo|tiemblan|tiembla|temblores|temblor|temblando|temblorosas|sudar|sudo|sudando|sudores|convulsion|convulsiones|alucino|alucinaciones|delirium|ataque|nauseas';
const AT_ONCE =
  'golpe|jalon|tajo|tiron|cuajo|manana|hoy|lunes|ya|solo|sola|repente|completamente|seco|cuenta|ahora|ayer|antier|anteayer';
const MEDICINE =
  'pastilla|pastillas|pastillita|pastillitas|medicina|medicinas|medicacion|medicamento|medicamentos|tratamiento|antidepresivo|antidepresivos|ansiolitico|ansioliticos|insulina|insulin|litio|inhalador|gotas|dosis|pildora|pildoras|remedio|remedios|sertralina|fluoxetina|escitalopram|metformina|levotiroxina|losartan|enalapril|quetiapina|anticonvulsivo|estatinas|anticoagulante';
const TRAIN =
  'entreno|entrenar|entrenando|corro|correr|corriendo|gimnasio|gym|pesas|crossfit|ejercicio|carrera|maraton|nadar|nado|bici';
const HURT =
  'lesion|lesionada|lesionado|lesionarme|fractura|fracturado|esguince|desgarro|tendinitis|fiebre|dolor|duele|duela|duelen|rota|roto|inflamada|hinchada|hinchado|inflamado|torcido|torcida|lastimada|lastimado|gripe|sangran';
const GAMBLE =
  'apuestas|apuesta|apostar|apuesto|apostando|aposte|casino|casinos|tragamonedas|tragaperras|tragaperra|ruleta|bingo|poker|quiniela|quinielas|maquinitas|ludopata|ludopatia|blackjack|bet365';
const LOSS =
  'debo|deuda|deudas|perdi|perdido|pierdo|gaste|gastado|gasto|sueldo|quincena|ahorros|prestamo|prestamos|recuperar|dejar|parar|controlar|enganchado|enganchada|adicto|adicta|escondidas|mentira|mentiras|renta|alquiler|empene|pedi|vicio';
const DRUG =
  'coca|cocaina|cocaine|perico|mota|marihuana|porro|porros|cristal|crack|basuco|paco|pasta|heroina|heroin|keta|ketamina|extasis|mdma|speed|anfetaminas|tusi|fentanilo|piedra|merca|hachis|drogas|droga|farlopa|drogarme|drogo|drogandome|meterme';
const SELF_TIME =
  'otra|nuevo|vuelto|volvi|cuando|proposito|cada|queriendo|adrede|siempre|anoche|ayer|castigarme|sentir';

/** Spanish of Spain and America, also as typed in a hurry. */
export const SPANISH: LanguageRules = {
  lookAlikes: [
    'morir|morirme|muero|moria|mori|muriendo|muerto|muerta|muertos|mato|matando|matan de|del risa|hambre|sueno|sed|calor|frio|aburrimiento|aburrida|aburrido|verguenza|miedo|ganas|pena|envidia|curiosidad|cansancio|amor|ternura|nervios|tedio|asco|susto',
    'muero|morir|muriendo por un|una|unos|ver|ir|comer|saber|probar|aprender|volver|conocer|ese|esa|el|la',
    'no ~1 quiero|quisiera|queria|quiera morir|morirme ~1 joven|pronto|todavia|aun|antes|sin|gordo|de|solo',
    'sin|evitar|evito|evitando|nunca|poco ~2 hacerme|lastimarme|cortarme|lesionarme|hacerse dano?',
    'para|y no hacerme|lastimarme|lesionarme dano?',
    'cortarme|corto|corte|cortar|cortandome ~1 el|las|un|unas pelo|cabello|unas|flequillo|barba|puntas|fleco|poco|rollo',
    'matarme|mato|matarse|suicidarme estudiando|trabajando|entrenando|haciendo|corriendo|en|a',
    'matar el|la|un|unos tiempo|hambre|rato|aburrimiento|bacterias|mosquitos|cucarachas|bichos|antojo|gusanillo|antojos|mosquito',
    'desaparecer de|del las|redes|instagram|internet|facebook|tiktok|twitter|mapa|whatsapp|vista',
    'personaje|protagonista|asesino ~6 morir|muere|matar|mata|suicida|matarse',
    'pelicula|serie|novela|libro|cancion|documental|podcast|videojuego|capitulo ~1 sobre|de|que|donde|en ~8 suicidio|suicide|drogas|drogadictos|narcos|cocaina|apuestas|casino|asesino|matar|muerte|maltrato',
    'adicto|adicta|adictos|enganchada|enganchado|viciado a|al|con ~2 cafe|chocolate|celular|movil|telefono|serie|series|tiktok|instagram|dulce|azucar|redes|trabajo|juego|videojuegos|coca',
    'coca cola|zero|light',
    'pega|pego el|la|mucho|fuerte|bien|con|duro sol|gripe|frio|calor|cama|viento|siesta|luz|sabor|$',
  ],
  crisis: [
    'igual|importa|importaria si ~3 despierto|despertara|muero|muriera|amanezco|vivo|matan|existo &! temprano|tarde',
    'no puedo ~1 con ~1 mi|la|esta vida',
    'fantaseo|fantaseando|sueno|imagino|prefiero|preferiria|pienso|pensando ~2 no existir|vivir|despertar|estar ~1 $|mas|aqui|aca|viva|vivo|y',
    'no|ya ~2 quiero|quisiera|queria|aguanto ~1 estar|seguir ~1 mas? aca|aqui|viva|vivo ~1 $|y|mas !oficina &! oficina|casa|pueblo|sentado|sentada',
    `mejor|felices|feliz|tranquilos|alivio|aliviados|bien|facil ~3 si|cuando|el ~2 me ~1 ${DEAD}`,
    'cerrar ~2 ojos ~3 no|nunca|para ~2 abrirlos|volver|abrir|siempre|despertar',
    'que ~1 se ~1 acabe|acabara|termine|terminara ~1 todo|esto|sufrimiento &! examen|semana|proyecto|obra',
    'me voy a matar|suicidar|ahorcar|colgar|lastimar|cortar|tirar !el !las !entrenando !la',
    'me hago|hice|hacia|haciendome ~1 cortes|cortaditas|tajos|heridas|quemaduras &! cocinando|cocina',
    'irme|partir|marcharme|dormir|descansar ~1 para siempre|deste &! ciudad|pais|casa|oficina|trabajo',
    'compre|tengo|busque|prepare|consegui ~2 cuerda|soga|pistola|veneno ~6 donde|lista|listo|viga|hacerlo|cuello|arbol|conmigo|acabar &! saltar|escalar|ropa|guitarra',
    `${WISH} ~3 morir|morirme|morirse|matarme|suicidarme|morirnos|ahorcarme|colgarme !ayer !barra`,
    `${WISH} ~2 desaparecer !la !el !los !las !mi !mis !un !unos !unas !esta !este !de !unas &! redes|instagram`,
    `${WISH} ~2 desaparecer de este|esta|aqui|todo|la ~1 mundo|vida|faz|tierra|$`,
    'me|mi ~1 quiero|queria|quisiera|kiero morir|matar|ahorcar|lastimar|suicidar|desaparecer|quitar|tirar !el !la !las !los !unos !un !en !al',
    'dan|dieron|vienen|dio|entran|entraron|tengo|siento ~1 ganas de ~1 morir|morirme|matarme|desaparecer|tirarme|lanzarme|acabar|cortarme|lastimarme|irme !la !el',
    'ganas ~3 vivir|existir|viva|vivo|viviendo & no|sin|perdi|perdido|pocas|cero|quitado|tengo|quitan|quedan|falta &! tengo muchas',
    'no|tampoco|ni|ya ~1 quiero|kiero|quisiera|queria|deseo|puedo|soporto|aguanto|merezco|se|sirvo ~2 vivir|viviendo|existir|existiendo !con !en !aqui !cerca !solo !sola !de !sin !endeudada !endeudado !al !como !juntos !pegada !pegado !rodeada !rodeado !entre !tan !estresada',
    'no|ya ~1 quiero|kiero|quisiera|queria|deseo|aguanto|deberia ~1 estar viva|vivo|aqui|en|mas $|mas|ya|este|con|y|viva|vivo|mundo &! oficina|trabajo|ciudad|escuela|casa|pueblo',
    `${NOT} ~1 quiero|quisiera|queria|ganas|motivo|motivos|razon|razones|fuerzas|fuerza|sentido|motivacion|hay|tengo|veo|encuentro ~4 vivir|viviendo|existir !con !en !aqui !cerca !solo !sola !de !sin !al !juntos`,
    'no|ni ~3 motivos|motivo|razon|razones|fuerzas ~2 para|de ~1 seguir|continuar|levantarme|estar|despertar $|viva|vivo|aqui|adelante|mas|asi|luchando|respirando',
    'no ~3 sentido ~2 nada|vida|vivir|existir|existencia|todo|viva|vivo|viviendo $|despues|con|y|de|mia|que|ya|he|seguir|che',
    'vida|vivir|existir|existencia ~2 no|ya|perdio|sin|carece ~2 sentido|pena|vale|nada $|para|y|ni|de|la|nada',
    'nada ~1 tiene sentido|arreglo|salida',
    'cansado|cansada|harto|harta|aburrida|aburrido|asqueada|cansancio|cansa ~2 vivir|vida|existir|respirar !en !con !sedentaria !social !rodeada !de !laboral !a',
    'no|ni vale|merece la? pena ~1 vivir|seguir|vivirla|vida|existir',
    `${NOT} ~2 ${WAKE} ~1 mas|nunca|jamas|manana|nomas|$ !tarde !cansado !cansada &! despertador|alarma|bebe|noche`,
    `${WISH}|espero|rezo|pido|dormir|dormirme|durmiera|durmiese|durmiendo|duermo|acuesto|acostarme|dormida|dormido|mejor|durmiera ~7 no|nunca|jamas ~2 ${WAKE} !tarde !cansado !cansada !tan !a !con !por !en !de !agotada !agotado !sin !cada !entre &! despertador|alarma|bebe|madrugada|vecinos|ruido`,
    'dormir|dormirme|durmiera|durmiendo para siempre|eternamente',
    `ojala|quisiera|quiero|deseo|mejor|deseando|desearia|gustaria ~3 no ~1 ${GONE}|existir|nacer|haber ~1 nacido|aqui|viva|vivo|$`,
    'nunca|no|ni ~2 haber|hubiera|hubiese|debi|deberia ~1 nacido|nacer|existido',
    'ojala|quisiera|quiero|espero|deseo|gustaria|rezo|pido ~4 muriera|muriese|muera|matara|mate|atropelle|atropellara|atropellase|trague|murieran !el !la !mi',
    'ojala|quiero|espero|pido ~3 dios|accidente|carro|coche|camion|cancer|rayo ~3 lleve|llevara|llevase|mate|matara|atropelle|atropellara|choque',
    'mejor|mejores|felices|feliz|tranquilos|tranquila|tranquilo|facil|alivio|aliviados|bien ~5 sin mi $|aqui|en|presencia|existencia|alrededor|estorbando',
    'sin mi ~2 estarian|estaria|seria|serian|vivirian|estaran|estan ~2 mejor|felices|feliz|tranquilos|tranquila',
    `mejor|felices|feliz|tranquilos|tranquila|facil|alivio|aliviados|bien|nadie|falta ~6 si ~2 no ${GONE} !en !fumando`,
    `si ~1 ya? no ${GONE} ~10 mejor|felices|feliz|tranquilos|tranquila|facil|alivio|aliviados|nadie|importaria`,
    `si|cuando ~1 me ~1 ${DEAD} ~8 nadie|mejor|alivio|feliz|felices|tranquilos|falta|importaria|descansar|descansan`,
    `nadie ~5 si|cuando ~1 me|ya|no ~1 ${DEAD}|${GONE}`,
    'nadie ~2 extranaria|extranara|extranaran|lloraria|notaria|notara|echaria|enteraria ~3 $|si|falta|menos|de|ausencia',
    'soy|sere|siento|sentirme|era|solo ~3 carga|estorbo|lastre|peso para|de|en ~1 todos|familia|mi|mis|mundo|ellos|demas|$|toda|muerto',
    'soy|siento un|una ~1 carga|estorbo|lastre|desperdicio $|y|que|para',
    'ya|no ~1 no|puedo|aguanto|doy|soporto|resisto ~1 puedo|aguanto|doy|soporto|mas ~1 mas? $ &!! flexiones|entreno|ejercicio|sentadillas|rutina|correr|dieta|km|serie|repeticiones|gym|calor|comer',
    'no ~1 puedo|aguanto|soporto|resisto ~1 mas ~1 esta|este|vida|vivir|vivo|tanto|sufriendo|sufrir !calor !ruido !dieta !trabajo ~1 vida|dolor|vivir|sufrimiento|asi|sufriendo|$ &! espalda|rodilla|muela|cabeza',
    'acabar|terminar|acabo|terminare|termino|poner|ponerle|acabe|termine|acabando|ponga|acabarla ~3 vida|conmigo|sufrimiento|existencia &! laboral|academica|estudiantil',
    'acabar|terminar|acabo|terminarlo|terminare ~1 con todo $|de|hoy|y|esta|ya',
    'quiero|quisiera|ojala|deseo|solo|necesito que ~1 todo|esto|dolor ~1 se? ~1 acabe|termine|acabara|terminara|pare $|ya|de|para &! examen|examenes|semana|mes|obra',
    'quitarme|quito|quite|quitarse|quitar|arrancarme ~1 la|del|de vida|medio|en',
    'tirarme|lanzarme|arrojarme|aventarme|saltar|botarme|tiro|lanzo|tirar|colgarme|salto ~4 puente|tren|metro|ventana|balcon|vias|azotea|terraza|edificio|vacio|carretera|piso|acantilado|camion|viga &! bungee|puenting|basura|paracaidas|juego|piscina',
    'ahorcarme|ahorco|envenenarme|electrocutarme|degollarme|desangrarme|pegarme un? tiro? !la',
    'tomarme|tragarme|tragar|tome|tomar|tomando|tome|empastillarme ~2 todas|todo|frasco|bote|caja|punado|monton|blister ~5 pastillas|pastilla|medicamentos|medicinas|tabletas|somniferos|pildoras|ansioliticos &! hora|horas|olvidar|olvido|recordar|recetadas|semana',
    'guardo|junto|junte|guarde|guardando|juntando|acumulando|guardadas|acumulo|juntado|guardado|tengo ~3 pastillas ~2 guardadas|juntadas|ahorradas|listas|preparadas|contadas|suficientes|para|juntas|escondidas &! viaje|dolor|cabeza|recordar|alergia|bolsa',
    `hacerme|haciendome|hice|hago|hacia|haga|hecho|hiciera|haria ~1 dano ~2 a ~1 mi|proposito`,
    `me|hacerme|haciendome|ganas ~2 hago|hice|hecho|hacerme|haciendome|hacia|dano|he dano? $|${SELF_TIME}|y|porque|por|mucho|sola|solo|pensar &! entrenando|corriendo|espalda|rodilla|gym|pesas|jugando`,
    `lastimarme|lastimo|lastime|lastimandome|lastimado|lastimaba ~2 $|${SELF_TIME}|sola|mismo|misma &! entrenando|corriendo|espalda|rodilla|gym|pesas|jugando|tobillo`,
    'autolesion|autolesiones|autolesionarme|autolesiono|autolesionandome|autolesionado|autolesionaba|autolesione',
    `cortarme|cortandome|corto|corte|cortado|cortaba|cortadas|cortes|tajos|tajearme|rajarme|raje ~3 brazos|brazo|munecas|muneca|piernas|muslos|piel|venas|antebrazo|proposito|panza|navaja|cuter &! cocinando|cocina|afeitando|depilando|entrenando`,
    `me corto|corte|cortaba|cortado ~2 ${SELF_TIME} &! cocinando|cocina|afeitando|afeito|cebolla|pelo|luz`,
    'cortarme|cortandome $|de|otra|cuando|para|como !pelo !el !las !la !un !unas &! pelo|afeitar|cocina|azucar',
    'quemarme|quemo|queme|quemandome ~3 piel|brazos|brazo|cigarro|encendedor ~3 proposito|otra|cuando|sentir|para|mismo|misma',
    'golpearme|golpeo|pegarme|pego ~2 misma|mismo|contra &! sin',
    'carta|cartas|nota|notas|mensaje|mensajes|video|audio ~3 despedida|despedidas|despedirme|adios|despidiendome &! companero|companera|trabajo|colega|jubila|fiesta|oficina|curso',
    'despedirme|despedi|despidiendo|despidiendome|despido ~3 todos|hijos|familia|mundo|vida|gente|seres|amigos|amigas &! trabajo|oficina|viaje|mudanza|mudo|vacaciones',
    'decidido|elegido|escogido|elegi|decidi|escogi|planeado|pensado|tengo ~3 dia|como|fecha|forma|lugar|plan|cuando ~3 hacerlo|morir|morirme|matarme|irme|acabar &! viaje|ejercicio|vacaciones|gym|boda|ciudad',
    'deje|dejado|dejar|dejo|tengo|dejando ~3 todo|papeles|cosas ~2 listo|arreglado|ordenado|preparado|arreglo|listos ~5 para|antes ~3 cuando|familia|hijos|irme|siempre ~1 no|ya|me|$ &! viaje|vacaciones|manana|desayuno|mudanza|semana',
    'elegi|decidi|escogi|elegido|decidido|tengo ~3 dia|fecha ~5 carta|cartas|nota|notas &! clase|entrega',
    'cuando ya? ~1 no este|estare|exista $|aqui|con|mas &! oficina|casa|trabajo',
    'para que ~1 seguir|vivir|existir|sigo|vivo|continuar|luchar $|viviendo|viva|vivo|asi|adelante|si|luchando|intentandolo',
    'no ~1 hay|veo|tengo|encuentro ~1 salida|esperanza|futuro|escape ~1 $|para|a|y|ya &! laboral|estacionamiento|app|autopista',
    'mejor|prefiero|preferiria|estaria|deberia|quisiera|quiero|ojala ~2 muerto|muerta|muertos !de',
    'pensamientos|pensamiento|ideas|ideacion ~2 suicidas|suicidio|muerte|suicide|morir|morirme|matarme|autolesivos &! pelicula|charla|investigo',
    'hijo|hija|hermana|hermano|amiga|amigo|madre|padre|mama|papa|novia|novio|pareja|sobrina|alumna ~4 quiere|queria|intento|dice|dijo|piensa|amenaza ~5 morir|morirse|matarse|suicidarse|vivir|lastimarse|cortarse !con !en !a &! pelo',
    'no|nunca ~1 paso|llego|llegare|pasar de esta|este|hoy|manana ~1 noche|semana|$ &! oficina|tiempo|meta|trabajo',
    'miedo|temo|temor|terror ~3 hacerme|lastimarme|cortarme|matarme|quitarme|herirme|autolesionarme ~2 dano|algo|vida|$|noche|hoy &! corriendo|gimnasio|gym|jugando|entrenando|esquiando|caerme|cocinando',
    'cabeza ~3 contra|en ~2 pared|paredes|puerta ~8 odio|odiarme|castigarme|calmarme|sangre|asco',
    'odio|castigarme ~8 cabeza ~3 contra|en ~2 pared|puerta',
  ],
  danger: [
    `${FAMILY}|jefe|profesor|entrenador|vecino|maestro|cura ~3 me ~1 toca|tocaba|toco|tocado &! guitarra|piano|cancion|puerta|lavar|cocinar`,
    'me|nos ~1 obliga|obligo|fuerza|forzo|obligaba ~2 a ~2 tener|hacer|acostarme|ver ~1 relaciones|sexo|cosas|el|con|amor',
    'me|nos levanto|alzo|levantaba la mano',
    'me ~1 dio|daba|da|metio|pego ~2 cachetada|bofetada|punetazo|golpiza|paliza|patada|cachetadas|golpes|patadas|empujon',
    `${FAMILY}|el|ella|hombre|vecino|jefe ~6 me|nos ~1 ${HITS} ~1 !el &! onda|calcomanias|stickers|ajedrez|padel|tenis|cartas|parchis|sol|gripe`,
    `me|nos ~1 ${HITS} ~3 mi|un|el|la ~1 ${FAMILY}|jefe|vecino`,
    'me pega|pego|pegaba|golpea|golpeo|amenaza|maltrata|empuja cuando|si|otra|con|por|hasta|porque|delante|todas|cada|siempre|borracho|duro &! sol|gripe|frio|sueno',
    `me ~1 pone|puso|levanta|levanto|alza|alzo|jala|jalo|tira|tiro|agarra|agarro|aprieta|apreto ~3 mano|cuello|pelo|cabello|brazo|encima|cosas|platos|cuchillo|navaja & ${FAMILY}|el|ella`,
    `miedo|temor|terror|panico|pavor ~2 a|de|al|le|que ~1 mi|mis ~1 ${FAMILY} &! perder|decepcionar|operacion|muera|hablar|perderla|perderlo|fallar`,
    'miedo|temor|terror|panico ~3 volver|llegar|regresar|irme|dormir|quedarme ~2 casa|el|solas &! oscuridad|avion|ladrones|oscuras|noche|lluvia',
    `miedo ~5 de|a|que ~3 me|nos ~2 pegue|mate|golpee|haga|lastime|pegar|encuentre|grite &! perro|toro|coche`,
    'dice|dijo|jura|juro|amenaza|amenazo|amenazado|grita|amenazando|amenazan|escribe ~5 me|nos va|iba|van|vaya ~1 matar|pegar|reventar|partir|romper|quemar|quitar|encontrar|golpear',
    'amenaza|amenazo|amenazado|amenazando|quiere|dice|dijo|jura|juro|intento ~4 matarme|matarnos|pegarme|golpearme|violarme|quemarme|encerrarme|ahorcarme',
    `${FAMILY} ~4 me revisa|controla|vigila|rastrea|espia|quita|quito|esconde|escondio|prohibe|sigue ~3 celular|telefono|movil|dinero|tarjeta|pasaporte|documentos|llaves|mensajes|ropa|salir|todas|salidas|whatsapp`,
    `${FAMILY} ~3 no me deja|permite|dejaba ~1 salir|trabajar|ver|hablar|tener|ir &! perro|estudia|musica`,
    `hacerlo|hacerla|hacer|haga|hago|enojarlo|provocarlo|enfadarlo ~1 enojar|enfadar|enoje|encabrone|enojarlo|rabiar & ${FAMILY} && pega|pego|golpea|golpeo|grita|miedo|golpe|amenaza|insulta|rompe|mano`,
    `${FAMILY}|vecino|hombre|el ~2 le? pega|golpea|maltrata|pego|golpeo|ahorca|viola|toca|manosea ~1 a ~1 mi|mis|los|su|sus|la ~1 madre|mama|hermana|hermano|hijo|hijos|hija|hijas|ninos|mujer|esposa|abuela|sobrina &! ajedrez|puerta`,
    `a mi ~1 madre|mama|hermana|hija|hermanita|amiga|vecina|abuela ~1 la|le ~1 ${HITS}`,
    'quiero|voy|ganas|pienso|planeo|planeando|gustaria ~2 matarlo|matarla|matarlos|apunalarlo|apunalarla|envenenarlo|envenenarla|acuchillarlo|estrangularlo|golpearlo|golpearla|lastimarlo|lastimarla|pegarle|quemarlo',
    `quiero|voy|ganas|pienso|planeo ~2 matar|apunalar|envenenar|acuchillar|golpear|lastimar ~1 a ~1 mi|mis|ese|esa|un|alguien|todos ~1 ${FAMILY}|jefe|vecino|jefa|tipo|companero|alguien|hijos|$ &! risa`,
    'violencia domestica|machista|genero|familiar|intrafamiliar &! curso|charla|trabajo|voluntaria',
    'no ~2 segura|seguro|salvo en ~1 casa',
    'vivo|vivimos|estoy|esta|caminando con|bajo ~1 miedo|amenaza|amenazas ~2 mi|el|de|en ~1 ex|marido|casa|padre|novio|pareja',
    'me|nos ~1 mataria|mata|matara|pegaria|pegara|romperia|destrozara ~4 si|cuando|como ~3 voy|dejo|hablo|cuento|denuncio|vuelvo|salgo|separo',
    'miedo|temo|temor|panico ~3 hacerle|hacerles|lastimar|pegarle|pegarles|danar|sacudir|herir ~5 bebe|hijo|hija|hijos|nino|nina|ninos|mujer &! perro|operacion',
  ],
  withdrawal: [
    `bebo|tomo|tomaba|bebia|tomando|bebiendo ~8 desde|por ~2 temprano|manana|mananas && ${ALCOHOL} && cero|nada|${STOP} && anos|diario|todos|hoy &!! agua|cafe|te|mate`,
    `${STOP} ~6 ${ALCOHOL} & ${SIGNS} &! zumba|cinta`,
    `${ALCOHOL} ~8 ${STOP} & ${SIGNS} &! zumba|cinta`,
    `${SIGNS} ~8 no|sin|si|hasta|cuando|dejo|dejar ~3 bebo|tomo|beber|tomar|alcohol|trago|copa|bebido`,
    `sin ~1 ${ALCOHOL} ~8 ${SIGNS} &! cafe|agua|te`,
    `bebo|bebia|tomo|tomaba|bebiendo|tomando|beber|tomarme ~7 ${ALCOHOL}|botella|litro|litros|botellas && diario|diarias|diaria|todos|cada|dias|dia|desde|anos && ${STOP} && ${AT_ONCE} &!! agua|cafe|refresco`,
    `botella|litro|litros|botellas|six|latas ~3 ${ALCOHOL} ~5 diario|diaria|diarias|cada|al|todos|dia && ${STOP} &!! agua`,
    `bebo|tomo|tomaba|bebia|trago ~4 desde|por|en|nada ~2 temprano|manana|mananas|despertar|desayuno|levantarme && ${STOP} &!! agua|cafe|te|pastilla|vitaminas|desayuno`,
    `soy|era ~1 alcoholico|alcoholica|alcoholico && ${STOP} && ${AT_ONCE}`,
    `${STOP} ~5 {sedative} &! receta`,
    `{sedative} ~8 ${STOP} ~6 ${AT_ONCE}`,
  ],
  medication: [
    `no|ya ~2 me|pienso|voy ~2 pongo|inyecto|tomo|ponerme|tomarme ~2 ${MEDICINE} &! tarde|olvidar|vitaminas`,
    `dejo|deje|dejar|dejando|dejado|quiero|voy ~2 de tomar|tomarme|usar|ponerme|inyectarme ~4 ${MEDICINE} &! olvidar`,
    `${MEDICINE} ~10 sin|por ~3 decirle|decir|avisar|consultar|preguntar|permiso|receta|cuenta &! sin azucar`,
    `cuenta|consultar|avisar|decirle ~10 dejar|dejo|bajar|subir|doblar|suspender|cambiar|reducir|parar ~5 ${MEDICINE}`,
    `salto|saltarme|saltando|salteo|brinco|saltarmelas|partir|parto|partiendo|corto|mitad|medio|media|duplicar|duplico|doblar|doblo|triplicar|aumentar|subirme|bajarme|bajar|reducir|racionar|rebajar|espaciar|doble ~5 ${MEDICINE} &! sin saltarme &! azucar`,
    `${MEDICINE} ~4 un dia si|no|cada`,
    `${MEDICINE} ~10 ya|quiero|voy|decidi|lunes|manana|mejor ~3 dejarla|dejarlas|dejarlo|dejarlos|dejo|suspendo|suspender|dejar|dejo`,
    `no|ya ~1 quiero|voy|vuelvo|pienso ~2 tomar|tomarme|tomarlas|ponerme|inyectarme ~3 ${MEDICINE} &! olvidar|tarde`,
    `tire|tirar|botar|bote|boto ~3 ${MEDICINE} ~2 a|al|por|basura|inodoro|$ &! vencidas|caducadas|vencidos`,
  ],
  ed_risk: [
    'provoco|provocarme|provocar|provocando|forzar|forzarme|meto|meter|obligarme ~3 vomito|vomitar|dedos',
    'vomito|vomitar|vomite|vomitando|vomitarlo ~4 despues|comer|comida|cena|atracon|todo|comido|como & despues|cada|lo|todo|comer|atracon &! gripe|embarazo|virus|viaje',
    'laxantes|laxante|diureticos ~6 bajar|adelgazar|peso|flaca|comer|comida|kilos|delgada|vientre|plano|despues',
    'miedo|panico|terror|culpa|culpable|asco ~4 comer|comida|comi|engordar|como &! avion|fuera|picante|publico &! carne|mariscos|mi ~1 hijo',
    'dejar|dejo|deje|quiero|llevo|pasar|puedo ~2 de? ~1 comer|probar ~1 bocado|nada|$|varios|hasta|por|para &! azucar|pan|dulces|carne|chatarra|harinas|ensalada|noche',
    'dejar|dejo|deje|quiero|llevo|pasar|puedo ~2 de? ~1 comer|probar ~1 #2..9 &! azucar|pan|dulces|carne|chatarra|harinas|ensalada|noche',
    'sin comer ~2 nada|dos|dias|todo|hasta|desde ~1 dias|dia|$|el|lunes|ayer &! carne|azucar|dulces|pan',
    'sin comer ~2 #2..9 ~1 dias|dia|$|el|lunes|ayer &! carne|azucar|dulces|pan',
    'no merezco comer|cenar|comida',
    'saltarme|salto|saltando|saltear|brincarme|salteo ~2 comidas|comida|cena|cenas|almuerzo|desayuno|todas ~4 adelgazar|flaca|bajar|delgada|gorda|peso|compensar|todas|kilos|varias|todos',
    'como|comer|comiendo ~1 solo|unicamente|nada|apenas|menos ~2 manzana|lechuga ~3 al|por|dia|diario',
    'como|comer|comiendo ~1 solo|unicamente|nada|apenas|menos ~2 #1..1 ~3 al|por|dia|diario',
    'compensar|quemar|castigarme|ganarme|merecer|merecerme ~4 comi|comida|comer|cena|atracon|calorias ~3 corriendo|ayuno|vomitar|ejercicio|corro|gym|$ &! agua',
    'anorexia|bulimia|anorexica|bulimica|atracones|atracon|trastorno alimenticio|alimentario|$|y|que|otra|de|cuando|por|sin|recaida|nerviosa &! charla|curso|series|trabajo|libro',
  ],
  overexercise: [
    `${TRAIN} ~12 ${HURT} ~10 igual|aunque|pesar|sigo|seguir|todos|importa|aguanto|todo|ignoro|asi &! sin dolor|evitar`,
    `aunque|pese|igual|pesar|sigo|seguir|seguire ~8 ${HURT} & ${TRAIN} &! fisioterapia|medico ~2 dijo ~1 puedo`,
    `${HURT} ~8 sigo|seguire|voy|pienso|quiero|seguir|igual ~3 ${TRAIN}|entrenando &! despues ~2 recuperacion`,
    `${TRAIN} ~8 sin|cero|nunca|ningun ~2 descanso|descansar|descansos|descanse &! sin ~2 descanso ~1 entre`,
    `culpa|culpable|fatal|ansiosa|ansioso|mal|ansiedad|asco|inutil|basura ~8 descanso|descansar|entreno|falto|gimnasio|gym & si|cuando|dia|un|no|por ~3 descanso|entreno|falto|descansar|entrenar|voy &! comer|pereza`,
    `si|cuando ~1 descanso|falto|no ~1 entreno? ~4 culpa|culpable|fatal|ansiosa|ansioso|mal|odio|ansiedad|asco|inutil`,
    `entreno|corro|gimnasio|gym|cardio|pesas|entrenar ~4 2|3|4 veces|horas|sesiones ~4 diario|dia|diarias|siete|7|todos|lunes &! caminar|semana`,
    `medico|doctor|doctora|fisio|traumatologo|kinesiologo ~3 dijo|prohibio|mando|recomendo|dice ~5 reposo|descanse|pare|parar|descansar|correr|entrenar ~6 pero|igual|voy|sigo`,
  ],
  addiction: [
    `${GAMBLE} ~10 ${LOSS} &! pelicula|amigos|hamburguesa`,
    `${LOSS} ~10 ${GAMBLE} &! pelicula|hamburguesa|clase`,
    `apuesto|aposte|apostar|apostando|apostamos ~8 todo|dinero|plata|sueldo|dias|diario|noche|noches|online|linea|futbol|partidos|caballos|necesito|urge|otra &! por ~1 mi &! amigo`,
    `consumo|consumir|meto|meterme|fumo|fumar|esnifo|inhalo|jalo|metiendo|fumando|inyecto|drogo|consumiendo|jalando|fumarme ~3 ${DRUG} &! pelicula|trabajo`,
    `${DRUG} ~8 dejar|dejarla|dejarlo|parar|diario|todos|dias|adicto|adicta|adiccion|recai|recaida|enganchado|enganchada|vicio|necesito|puedo|sin &! zero|light|pelicula|serie|charla|cola`,
    `dejar|dejarla|parar|adicto|adicta|adiccion|recai|recaida|enganchado|enganchada|dependo|vicio|limpio ~5 ${DRUG} &! cola|charla|serie|pelicula`,
    'ludopatia|ludopata|drogadicto|drogadicta|drogadiccion|toxicomano &! pelicula|charla|trabajo|serie',
  ],
  minor: [
    'tengo ~1 #5..12 anitos|anios|anos !de !trabajando !fumando !con !viviendo !en !casada !casado !sin !estudiando !siendo !haciendo !corriendo',
    'cumplo|cumpli|cumplire|voy ~2 #5..12 ~1 anos|anitos|anios|$ !de !en !sin !con !limpio',
    'voy|estoy|estudio|curso|paso ~1 en|a|de ~1 1|2|3|4|5|6|primero|segundo|tercero|tercer|cuarto|quinto|sexto|primer ~1 de ~1 primaria|grado|basico &! maestra|profesor|profesora',
  ],
  caution: [
    'estoy|quede|embarazada|encinta embarazada|encinta|embarazo|de ~1 #4..42? ~1 semanas|meses|$|y|quiero &! hermana|amiga|prima|esposa|cunada',
    'me ~1 operaron|opere|operan|operado|operada|intervinieron|fracture|rompi|disloque|esguince|desgarre|infarte',
    'tuve|sufri|sobrevivi|dio|diagnosticaron|detectaron|tengo|padezco|sufro ~3 infarto|ictus|derrame|acv|parto|cesarea|bebe|aborto|diabetes|hipertension|presion|arritmia|epilepsia|asma|artritis|artrosis|fibromialgia|cancer|hernia|migranas|escoliosis|marcapasos|lupus|anemia|soplo|vertigo|ciatica|tiroides|esclerosis|asthma|arthritis &! examen|cuna|curso ~1 de',
    'soy ~1 diabetica|diabetico|asmatica|asmatico|epileptica|epileptico|hipertensa|hipertenso|cardiaca|cardiaco|celiaca|bipolar|diabetic',
    'me ~1 duele|duelen|dolia|dolio|lastime|lesione|torci|molesta ~2 la|el|mucho|las|los|un|mi ~1 rodilla|rodillas|espalda|pecho|cadera|hombro|cuello|lumbar|tobillo|cintura|talon|columna|cervicales|muneca|pie',
    'dolor|dolores|molestia|molestias|lesion|problemas ~3 rodilla|rodillas|espalda|pecho|cadera|hombro|cuello|lumbar|tobillo|cintura|columna|cervical|ciatica|articulaciones|cronico &! evitar|prevenir|sin|alumno',
    'mareo|marea|mareos|desmayo|desmaye|desmayos|desvanezco|palpitaciones|taquicardia|ahogo ~4 $|cuando|al|levantarme|subir|escaleras|con|si|pecho|ejercicio|caminar &! risa|barco',
    'falta ~1 el? aire ~2 al|cuando|subir|escaleras|si|caminar',
    'operacion|operation|operaron|cirugia|protesis ~4 rodilla|cadera|espalda|hombro|corazon|tobillo|columna|pie|hernia|menisco|ligamento &! perro|gato|madre|padre',
    'problemas|problema|enfermedad|insuficiencia|ataque ~2 corazon|cardiacos|cardiaco|cardiaca &! padre|madre|abuelo|abuela|pelicula',
  ],
};
