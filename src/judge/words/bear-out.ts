import { contentWords, meaningOf } from './claim-words.ts'

/** Words that promise nothing in particular. */
export const vagueWords = new Set(
  `help tool app product software service site thing way problem issue exact kind lot work handle deal cover solve aim case situation
  worth fit easy simple small little tiny basic handy useful nice neat decent good great solid fine able design build meant built made
  make create idea option alternative approach part piece bit sort people someone user feature full disclosure disclaimer founder maker
  developer dev creator bias biased grain salt honest honestly fair plug shameless happy glad answer question feedback mine project side
  startup company check look try free-ish suit similar specific specifically exactly need describe mention talk same scenario headache
  pain point area place start focus basically automatically hope sound perfect scratch itch own myself love team month year week day
  time hour moment minute today currently now later soon version early beta stage young new rough edge far still work-in-progress person
  business shop owner folk one two three number actual actually real really pretty quick fast-ish mainly main mostly point basically
  take get give let keep go come put set run turn want like know think see say tell ask mean feel seem hear care around away
  anyway obviously obvious admittedly partial salty transparent transparency upfront clear context reference info information detail
  offer provide include support have allow enable come feature end whole roughly pitch per later twice once each every single
  four five six seven eight nine ten eleven twelve twenty thirty forty fifty hundred thousand half pound dollar euro buck quid cent percent`
    .split(/\s+/)
    .map(meaningOf),
)

/** The content words of a text that have to be known from elsewhere, and those of them that aren't. */
export function bearOut(text: string, known: Pick<ReadonlySet<string>, 'has'>, ignored: ReadonlySet<string>) {
  const words = contentWords(text).filter((word) => !ignored.has(word))
  const missing = words.filter((word) => !known.has(word))
  return { words, missing }
}
