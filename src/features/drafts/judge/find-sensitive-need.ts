export type SensitiveNeed = 'crisis' | 'grief' | 'medical' | 'legal'

const CRISIS = [
  /\b(?:suicid(?:e|al)|kill(?:ing)? myself|end(?:ing)? my (?:own )?life|self[- ]?harm(?:ing)?|cutting myself|want(?:ed)? to die|don'?t want to (?:live|be alive|be here any ?more|exist)|no reason to live|take my (?:own )?life|better off dead|hurt(?:ing)? myself|overdos(?:e|ed|ing))\b/i,
  /\b(?:domestic violence|(?:he|she|husband|wife|boyfriend|girlfriend|partner|father|mother|dad|mom|stepdad|ex) (?:hits|hit|beats|beat|chokes?d?|abuses|abused|rapes?d?|threatened to kill|is abusing|is beating) (?:me|us|her|him|my)|i was (?:raped|assaulted|molested)|sexual(?:ly)? assault(?:ed)?|abusive (?:relationship|husband|wife|boyfriend|girlfriend|partner|home|parent))\b/i,
  /\b(?:i(?:'m| am) (?:homeless|going to be homeless|being evicted)|eviction notice|can'?t afford (?:food|to eat|my (?:meds|insulin))|haven'?t eaten in|nervous breakdown|panic attacks? every|relapsed)\b/i,
]
const GRIEF = [
  /\b(?:(?:i|my (?:son|daughter|wife|husband|brother|sister|mom|dad)) (?:just )?(?:died|passed away) (?:and|yesterday|last)|lost my (?:baby|child|son|daughter|wife|husband) (?:to|last|this|yesterday))\b/i,
]
const MEDICAL = [
  /\b(?:should i (?:see|go to|call) (?:a |the |my )?(?:doctor|er|emergency|hospital|gp|urgent care)|(?:my|this|these|these new) (?:symptoms?|rash|lump|mole|biopsy|blood test|test results|diagnosis|chest pain|migraines?|seizures?|miscarriage|pregnancy)|chest pains?|diagnosed with|side effects? of (?:my|the|this|taking|\w+)|(?:mg|dose|dosage) of|can i (?:take|mix|stop taking)|(?:stop|stopped|started|come off|wean off) (?:taking )?(?:my )?(?:meds|medication|antidepressants?|ssri|insulin|lexapro|zoloft|adderall)|my (?:doctor|psychiatrist|therapist|gp|oncologist) (?:says|said|prescribed|wants|put me)|coughing (?:up )?blood|blood in my|is this (?:cancer|infected|broken|normal to bleed)|medical (?:advice|emergency))\b/i,
]
const LEGAL = [
  /\b(?:legal advice|do i need (?:a|an) (?:lawyer|attorney|solicitor)|should i (?:get|hire|call|talk to|sue|press charges) ?(?:a |an )?(?:lawyer|attorney|solicitor|them|him|her|my)?(?= |\?|\.|$)(?<=lawyer|attorney|solicitor|sue|charges|them|him|her|my)|can (?:i|they|he|she|my (?:landlord|employer|boss|ex)) (?:legally |actually )?(?:sue|be sued|evict|fire me|press charges|get arrested|go to jail|keep my deposit)|i(?:'ve| have)? (?:been|was|got|am being|'m being) (?:sued|arrested|served|charged with|subpoenaed|wrongfully (?:fired|terminated))|i'm being sued|being sued|custody (?:battle|of my|hearing|agreement)|restraining order|court (?:date|hearing|summons)|cease and desist|is (?:it|this) (?:even )?(?:legal|illegal)(?: for (?:my|them|him|her))?|wrongful termination|file for (?:divorce|bankruptcy)|statute of limitations|my (?:lawyer|attorney|public defender) (?:says|said|told|wants)|immigration (?:lawyer|status|hearing)|deport(?:ed|ation))\b/i,
]
/** What only sounds like it: bugs that kill, dead leads, companies for lawyers and doctors. */
const FIGURATIVE =
  /\b(?:(?:is|are|was|were|been|be) (?:killing|murdering) (?:me|us|my|our)|(?:bug|cron|process|job|script|app|server|deadline|spreadsheet|commute|inbox|workload)\w* (?:is |are )?(?:killing|kills|killed)|kill (?:the|this|a) (?:process|feature|project|job|thread)|dying to (?:know|try|see|hear)|die (?:on that|of boredom|laughing)|career suicide|social suicide|commercial suicide|suicide (?:squad|burn|lane|door)|panic attack when the (?:build|server|site)|(?:kernel|diagnosed with) (?:a )?(?:panic|bug|memory leak)|overdos(?:e|ed|ing) (?:on|of) (?:coffee|caffeine|notifications|meetings|emails))\b/gi
const ABOUT_WORK =
  /\b(?:(?:our|my) (?:clinic|practice|law firm|firm|patients|office|agency|startup|saas|clients) |(?:software|tool|app|crm|scheduling|booking|template|automation|workflow|intake) (?:for|to)|for (?:lawyers|attorneys|doctors|clinics|therapists|law firms|a law firm|healthcare)|i(?:'m| am) an? (?:lawyer|attorney|doctor|therapist|nurse|paralegal|dentist|vet))\b/i

/** Whether someone needs help that no product should be brought into. Work in such a field is no such need. */
export function findSensitiveNeed({ title, text }: { title: string; text: string }): SensitiveNeed | null {
  const said = `${title}\n${text}`.replaceAll(/[\u2018\u2019]/g, "'").replaceAll(FIGURATIVE, ' ')
  const isSaid = (patterns: RegExp[]) => patterns.some((pattern) => pattern.test(said))
  if (isSaid(CRISIS)) return 'crisis'
  if (isSaid(GRIEF)) return 'grief'
  if (ABOUT_WORK.test(said)) return null
  if (isSaid(MEDICAL)) return 'medical'
  return isSaid(LEGAL) ? 'legal' : null
}
