/**
 * Everyday words that products are called by, too. A product of such a name is meant only where the word is written or used as
 * a name; any other name is meant however it is written.
 */
const EVERYDAY = new Set(
  `able access account act action active add air alert align amber anchor angle answer apple arc arrow art ask atlas aware axis back
  badge balance ball band bank bar base basic basis bay beacon beam bear bee bell bench bend best better bird bit black blank blend
  block bloom blue board boat bolt bond book boost border bottle bow bowl box brain branch brave bread break breeze brew brick bridge
  brief bright bring brush bubble bucket buddy budget buffer bug build bundle burst bus button cache cadence call calm camp canvas
  cap capsule card care carrot cart case cash cast catch cedar center central chain chair chalk chance change channel chart chase
  check cherry chief chip circle claim clarity class clean clear clever cliff clip clock close cloud club coach coast code coin
  collect color column comet common compass compose concept connect console contact core corner count course cove cover craft crane
  crew crisp cross crowd crown crystal cube current curve cut daily dart dash data dawn day deal deck deep den desk dial diary digest
  direct discover dish dock domain door dot double dove draft draw dream drift drip drive drop drum dune dusk dust eagle early earth
  ease east easy echo edge ember empty energy engine enter epic even event ever every evolve exact extra eye fable face fact fair
  falcon family fan farm fast feather feed fern field fig file find finch fine fire first fish fit five flag flame flare flash fleet
  flex flint flip float flock floor flow flower fly focus fog fold follow font force forest forge fork form fort forward four fox
  frame free fresh friend front frost fruit fuel full fund fuse future garden gate gather gauge gear gem general gift give glass
  glide globe glow gold good grab grain grand graph grass gravity great green grid grip ground group grove grow growth guide gull
  gust habit half hall hand handle happy harbor hare harvest hatch haven hawk head heap heart heat hedge height help herd hero hint
  hive hold home honey hook hop hope horizon horn host hour house hub human hunt ice idea image impact inbox index ink inner insight
  instant intercom iron island item ivy jam jar jet join journal journey joy jump kernel key kick kind kit kite knot label ladder
  lake lamp land lane lantern lap large lark latch launch layer lead leaf lean leap learn ledger lens letter level lever life lift
  light lily lime line linear link lion list lite live load loaf lobby local lock lodge loft log logic loom loop lot lotus love lucid
  lunch magic magnet mail main make mango many map maple marble mark market marsh mast match mate matter maze meadow measure meet
  member memo mention mentor merge merit mesh meteor meter method metric micro might mile milk mill mind mine mint mirror mission mist
  mix mode model moment money monday month mood moon more moss motion motive mountain mouse move nest net new next night nimble noble
  node north note notice notion nova novel now number nut oak oasis object ocean offer olive one only onward open option orange orbit
  orchard order origin otter outline outset owl own pace pack page paint pair palm panel paper park part pass patch path pattern pause
  paw pay peak pear pearl pebble peer pen people perch perfect petal phase photo piece pigeon pilot pin pine pipe pitch pivot pixel
  place plain plan plane planet plant plate play plot plow plug plum plus pocket pod point polar pole polish pond pool pop port post
  pot power press prime print prism probe process profile profit project proof proper prose pulse pump pure push puzzle quarter quest
  queue quick quiet quill quilt quota race radar rail rain raise ramp ranch range rank rapid raven ray reach react read ready real
  reason record red reef refine reflect relay reply report rest result retain retool return review rhythm ribbon ride ridge right ring
  rise river road robin rock rocket roll roof room root rope rose round route row ruby rule run rush sage sail salt sand scale scene
  scope scout scribe script sea seal search season seat second secure seed send sense sentry serve session set seven shade shape share
  sharp shed sheet shelf shell shield shift shine ship shop shore short show side sight sign signal silver simple single sketch skill
  sky slack slate sleep slice slide slim slot small smart smooth snap snow soft solid solo song sonic sound source south space spark
  speak spear speed spell sphere spice spike spin spiral spirit split spoke sponge spoon spot spread spring sprint sprout square stack
  staff stage stair stand standard star start state station stay steam steel stem step stick still stitch stone stop store storm story
  stream street stride string stripe strong studio study style sugar suit sum summit sun super support sure surf surge swan sweet swift
  switch sync system table tablet tack tag tail talk tally tandem tank tap target task taste team tell tempo ten tent term test text
  thing think thread three thrive thunder ticket tide tidy tiger tile timber time tiny tip title toast today toggle token tone tool top
  torch total touch tower town trace track trade trail train tree trek trend tribe true trust tube tune turn twist two type umbrella
  union unit unity up upbeat update vault vector venture verse video view village vine vision visit voice volt wagon walk wall wander
  warm watch water wave way wealth weave web week well west whale wheel whisper white wide wild willow win wind window wing winter wire
  wise wish wonder wood wool word work world wren write yard year yellow yes yield zebra zen zero zone zoom`.split(
    /\s+/,
  ),
)

export const isEverydayWord = (word: string) =>
  EVERYDAY.has(word.toLowerCase()) || EVERYDAY.has(word.toLowerCase().replace(/s$/, ''))
