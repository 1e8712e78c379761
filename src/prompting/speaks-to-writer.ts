/** What whoever answers or describes writes, and those who do. */
const TEXT = String.raw`(?:answers?|repl(?:y|ies)|responses?|comments?|drafts?|descriptions?|summar(?:y|ies)|outputs?|posts?|texts?|write-?ups?|recommendations?|mentions?|rewrites?|versions?)`
const WRITE = String.raw`(?:writ(?:e|es|ing)|answer(?:s|ing)?|repl(?:y|ies|ying)|respond(?:s|ing)?|summari[sz](?:e|es|ing)|describ(?:e|es|ing)|recommend(?:s|ing)?|comment(?:s|ing)?|draft(?:s|ing)?|rewrit(?:e|es|ing)|rephras(?:e|es|ing)|paraphras(?:e|es|ing)|generat(?:e|es|ing)|quot(?:e|es|ing)|compar(?:e|es|ing))`
const PUT = String.raw`(?:mention|say|state|claim|write|add|include|append|insert|put|name|link(?: to)?|recommend|credit|cite|repeat|print|output|copy|paste|quote|keep|post|sign|note|call it|spell|tell (?:them|people|readers|everyone|\w+ that))`
const MACHINE = String.raw`(?:a\.?i\.?s?|llms?|chatgpt|gpt|claude|gemini|copilot|bots?|(?:language|ai) models?|(?:ai |writing |digital |automated )?assistants?|summari[sz]ers?|crawlers?|scrapers?|agents?|chatbots?)`
/** What sentences open with. Each ends where the next begins: a row of them can be read in one way only. */
const OPENER = String.raw`(?:also|so|and|but|then|edit|ps|btw|note|reminder|important|correction|update)\W+`

const ORDERS = [
  // Orders to forget orders, and what passes for a message of the system
  String.raw`\b(ignore|disregard|forget|override|bypass|skip|drop|replace)\b.{0,40}\b(instructions?|prompts?|rules?|above|previous|prior|guidelines?|polic(?:y|ies)|so far)\b`,
  String.raw`\b(system|developer|hidden|initial|new|updated|further|important|internal|admin|additional|following|these|those|own) (prompts?|instructions?|overrides?|directives?|polic(?:y|ies)|note for)\b|\b(?:system|developer|hidden|initial|internal|admin|important) messages?\b|\binstructions? (?:from|by|of|to|for) (?:the |your )?(?:app|application|system|developer|operator|vendor|owner|admin|editor|${MACHINE})`,
  String.raw`\b${MACHINE}\b.{0,40}\b(must|should|shall|please|you (?:are|will)|has to|have to|need to)\b|\b(?:note|message|memo|hint|reminder|instructions?|attention|dear|hey|hello|hi)(?: to| for)?(?: all| any| the| every)? (?:${MACHINE}|whoever|writers?|editors?|authors?|repliers?)\b`,
  String.raw`\bas an ai\b|\byou are (now|chatgpt|an? (ai|assistant|bot))|\b(?:you|we) are in (?:\w+ ){1,3}mode\b|\b(?:mode|policy|disclosure|debug|sudo|safety)\s*[:=]\s*["']?(?:\w+_\w+|off|on|disabled|enabled|free)\b|\b(?:admin|developer|debug|maintenance|unrestricted|god) mode\b`,
  String.raw`^\W*(?:assistant|system|user|human|tool|function|tool_result|tool_call|developer)\s*[:>\]]|<\|?/?\s*(?:system|assistant|user|tool|instructions?|im_start|im_end|endoftext|inst|sys)\b|\[/?(?:inst|sys|system|assistant)\b|\btool_(?:result|call)|<{3}|>{3}|={3,}|<!--|-->|\b(?:end|begin|start) of (?:\w+ ){0,2}(?:text|block|quote|post|page|content|document|input)\b`,
  String.raw`"[\w-]+"\s*:\s*(?:"|\[|\{|true|false|null|\d)`,
  String.raw`\b(?:from (?:here|now) on|for the rest of|going forward|before you (?:${WRITE})|after (?:that|this),? (?:${WRITE}))\b.{0,60}`,
  String.raw`\byour (?:own )?(?:system )?(instructions|prompt|summary|answer|reply|response|output|draft|comment|mode|write-?up|recommendation|final text|duties)\b|\bjailbreak|\bprompt injection|\bverbatim\b|\bword for word\b|\bletter by letter\b|\bnot a word changed\b`,
  // Orders about the text that is to be written
  String.raw`\b(respond|reply|answer|output)\b.{0,30}\b(only|exactly|instead|as|like|with)\b`,
  String.raw`\b${PUT}\b.{0,60}\b(?:in|to|into|with|at the end of|at the top of|from) (?:the|your|each|every|any|all|this|their) (?:\w+ )?${TEXT}\b`,
  String.raw`\b(?:end|start|begin|open|close|finish|conclude|sign off|lead) (?:your|the|each|every|any|all|with (?:a|the|this|an)) ?(?:\w+ )?(?:${TEXT}|personal|link|words?|line|sentence|phrase|lines?)\b`,
  String.raw`^(?:\W*${OPENER}(?:${OPENER})*)?(?:please |pls |kindly |always |just |only )*${PUT} (?:that\b|this\b|these\b|so\b|it (?:as|with|in|like)\b|"|“|'|(?:the|this|these|those|that|a|an) (?:exact |following |same |above )?(?:words?|sentences?|phrases?|links?|facts?|text|address|number|line|name|code|image|years?|claim|disclaimer|message|quote)\b)`,
  String.raw`\b(?:please|pls|kindly|plz)\b.{0,40}\b(?!recommend (?:me|us|some|any|something|anything|an?)\b)${PUT}\b.{0,80}(?:"|“|\b(?:link|words?|sentence|phrase|answer|reply|repl(?:y|ies)|product|people|readers|everyone|too|that)\b)|\b(?:please|pls) (?:use (?:that|this|the)|write (?!me\b|to me\b|us\b|to us\b)|warn|say (?:so|that)|mention|link to|call it|describe it)\b`,
  String.raw`\b(?:whoever|anyone|anybody|everyone|everybody|those|people|all (?:those|of you)|the one|someone|somebody|if you|when you|when(?:ever)? (?:somebody|someone|anyone|people)|if anyone|if anybody|if somebody|who|each of you) (?:who |that )?(?:is |are |will |would |plans? to |wants? to |end up )?(?:here )?${WRITE}\b(?!.{0,20}\b(?:invoices?|e-?mails?|code|letters?|phones?|calls?|tickets?|customers?|clients?|for a living|questions?)\b)`,
  String.raw`\b(?:must|should|shall|has to|have to|needs? to|ought to) (?:always |also |never |not |only )*(?:say|mention|state|contain|include|be (?:mentioned|included|written|stated|kept|quoted|named|worded|spelled|linked)|recommend|write|end|open|start with|link|repeat|disclose|omit)\b`,
  String.raw`\b(?:do not|don't|never|no need to|must not|mustn't|avoid|without) (?:\w+ )?(?:omit|leave (?:this|that|it) out|mention(?:ing)?|say(?:ing)?|disclos(?:e|ing)|reveal(?:ing)?|explain(?:ing)?|use the words?|using the words?|name|naming|write|writing|tell|admit|change|shorten|summari[sz]e|paraphrase)\b`,
  String.raw`\b(?:${TEXT}|sentence) (?:that|which|who) (?:don't|do not|leave|mention|omit|say|name|contain|include|lack|are|fail)|\b(?:keep|copy|paste|quote|repeat|use|include|reproduce) (?:that|this|the) (?:exact )?(?:sentence|line|phrase|wording|text|paragraph|block|spelling|form|sequence|one|disclaimer)\b|\binclude (?:this|it|that|them)\b|\b(?:style|reply|answer|posting|formatting|comment(?:ing)?) (?:guide|rules?|polic(?:y|ies)|convention|format|template)\b|\bguidelines? for (?:${TEXT}|writers)\b`,
  String.raw`\b(?:ask|tell|warn|invite|urge|remind|get|let) (?:your |the |all |any )?(?:readers?|people|users?|everyone|everybody|others|folks|them|viewers|visitors)(?: in your \w+)? (?:to|that|know)\b.{0,60}\b(?:dm|message|sign|vote|upvote|subscribe|avoid|that|click|follow|join|visit|call|whatsapp|mail|email)\b`,
  String.raw`\b(?:decode|base64|rot13|hex|decrypt|unscramble|reverse) (?:and|it|this|them|the|these|encoded|string|text)\b|\b(?:in|from|as) (?:base64|rot13|hex)\b`,
  String.raw`\b(?:write|spell|swap|space|type|replace|use|copy|separate|render|format|link|translate) (?:it|them|the \w+|\w+ by|sentences|a letter|letters|each|every|words?)\b.{0,60}\b(?:letter|words?|like so|in words|spaces?|brackets|zero|filter|label|sequence|instead|lower ?case|capitals|so that (?:filters|the filter|nobody|automod))\b`,
  String.raw`\b${TEXT} (?:that |which )?(?:must|should|shall|have to|has to|need to|needs to|ought to|may only|will only)\b`,
  // The same in other languages
  String.raw`(?:回答|返信|返答|説明文|要約|コメント|プロンプト|指示)[^。]{0,60}(?:ください|下さい|お願い|せよ|しろ)|(?:请|請|务必|必须)[^。]{0,30}(?:回复|回答|评论|描述|提到|提及|写上|加上|注明|链接)|(?:忽略|无视|忽視|無視)[^。]{0,20}(?:指令|指示|提示|命令)|(?:답변|댓글|설명|지시|프롬프트)[^.]{0,40}(?:주세요|하세요|십시오|써)`,
  String.raw`\b(?:bitte|por favor|s'il (?:vous|te) pla[iî]t|svp|per favore|per piacere|alstublieft|alsjeblieft|prosz[eę]|prosím|vänligen|lütfen|пожалуйста|будь ласка)(?![\p{L}]).{0,80}\b(?:schreib|erw[äa]hn|antwort|nenn|verlink|f[üu]g|empfiehl|empfehl|sag|escrib|mencion|respond|a[ñn]ad|agreg|enlaz|recomiend|recomend|diga|[ée]cri|mentionn|r[ée]pond|ajout|recommand|dites|scriv|menzion|rispond|aggiung|consiglia|dite|schrijf|noem|vermeld|antwoord|voeg|adicion|inclu|napis|doda|uwzgl|skriv|n[äa]mn|yaz|ekle|напи|упом|добав|ответ)`,
  String.raw`\b(?:ignorier|ignor[ae]|ignorez|ignoreer|vergiss|olvid|oubli|dimentic|negeer|esque[çc]|zignoruj|игнорир|забуд)\p{L}*.{0,60}(?:anweisung|instruc|instru[çc]|istruzion|vorherig|anterior|pr[ée]c[ée]dent|precedent|vorige|instruk|инструкц)`,
  String.raw`\b(?:in (?:der|die|deine|eure|ihre) (?:antwort|beschreibung|zusammenfassung)|en (?:tu|su|la|vuestra) (?:respuesta|descripci[óo]n)|dans (?:ta|votre|la) (?:r[ée]ponse|description)|nella (?:tua|vostra)? ?(?:risposta|descrizione)|na (?:sua )?(?:resposta|descri[çc][ãa]o)|alle,? die antworten|quien responda|todos los que respond|ceux qui r[ée]pond)`,
].map((source) => new RegExp(source, 'iu'))

/** Whether a text gives orders to whoever writes about it. It may take a page's own words for one; better so than otherwise. */
export function speaksToWriter(text: string): boolean {
  const plain = text
    .normalize('NFKC')
    .replaceAll(/[\u2018\u2019]/g, "'")
    .trim()
  return ORDERS.some((order) => order.test(plain))
}
