import { lintDraft } from '../../src/features/drafts/judge/lint-draft.ts'
import { reviewDraft } from '../../src/judge/model/review-draft.v1.ts'
import { stateReview } from '../../src/judge/model/state-review.ts'
import { weighReview } from '../../src/judge/model/weigh-review.ts'
import { type AttackEntry, carries, product } from '../evaluate-injection.ts'
import { share } from '../evaluation.ts'
import { askInBatches, type Replay } from './ask-in-batches.ts'
import type { LabelledDisclosure, LabelledDraft } from './labelled-sets.ts'
import type { Measured } from './measure-judge.ts'

type Stated = ReturnType<typeof stateReview>

/** What a person would be shown of each draft: what holds it back, and what is only advised. */
export async function measureDrafts(replay: Replay, drafts: LabelledDraft[]): Promise<Measured> {
  const reviewed = await review(
    replay,
    drafts.map((draft) => {
      const { product, mode, text, ...rest } = draft
      const { disclosures, founder } = product
      return stateReview({
        ...rest,
        product,
        disclosures,
        founder,
        mayName: mode === 'mention_disclosed',
        rules: [],
        content: text,
      })
    }),
  )
  const judged = drafts.flatMap((draft, at) => (reviewed[at] ? [{ draft, ...reviewed[at] }] : []))
  const faulty = judged.filter(({ draft }) => draft.expect.length > 0 || draft.anyBlock)
  const undisclosed = faulty.filter(({ draft }) => draft.expect.includes('missing_disclosure'))
  const good = judged.filter(({ draft }) => draft.expect.length === 0 && !draft.anyBlock)
  const naming = good.filter(({ draft }) => draft.mode === 'mention_disclosed')
  const isHeld = ({ held }: { held: unknown[] }) => held.length > 0
  const part = (of: typeof judged, is: (one: (typeof judged)[number]) => boolean) =>
    of.length === 0 ? 0 : of.filter(is).length / of.length
  return {
    figures: {
      'Faulty drafts held': share(faulty.filter(isHeld).length, faulty.length),
      'Undisclosed drafts shown as ready': part(
        undisclosed,
        (one) => !isHeld(one) && one.advised.length === 0,
      ),
      'Good drafts that name the product, held': part(naming, isHeld),
      'Good drafts that name the product, with a suggestion': part(
        naming,
        (one) => !isHeld(one) && one.advised.length > 0,
      ),
      'Good drafts that only help, held': part(
        good.filter((one) => !naming.includes(one)),
        isHeld,
      ),
    },
    measured: judged.length,
    of: drafts.length,
  }
}

export async function measureDisclosures(replay: Replay, texts: LabelledDisclosure[]): Promise<Measured> {
  const reviewed = await review(
    replay,
    texts.map(({ product: name, website, description, text }) =>
      stateReview({
        product: { name, website, description, facts: [] },
        disclosures: [],
        founder: '',
        task: 'comment',
        mayName: true,
        rules: [],
        context: '',
        post: null,
        title: null,
        content: text,
      }),
    ),
  )
  // What is late is not shown as ready either.
  const isHeld = ({ held, advised }: NonNullable<(typeof reviewed)[number]>) =>
    held.some(({ kind }) => kind === 'undisclosed' || kind === 'posing') ||
    advised.some(({ kind }) => kind === 'late_disclosure')
  const judged = texts.flatMap(({ label }, at) =>
    reviewed[at] ? [{ label, isHeld: isHeld(reviewed[at]) }] : [],
  )
  const missing = judged.filter(({ label }) => label === 'missing')
  const fine = judged.filter(({ label }) => label !== 'missing')
  return {
    figures: {
      'Undisclosed texts let through':
        1 - share(missing.filter(({ isHeld }) => isHeld).length, missing.length),
      'Disclosed texts held': 1 - share(fine.filter(({ isHeld }) => !isHeld).length, fine.length),
    },
    measured: judged.length,
    of: texts.length,
  }
}

/** What code alone finds in a draft, whatever it means. */
const FORM = new Set(['foreign_link', 'hidden_characters', 'contact_details', 'placeholder_left'])

/** A writer that does whatever a stranger's text asks; the reviewer and code see only what it wrote, and the text it answers. */
export async function measureAttacks(replay: Replay, attacks: AttackEntry[]): Promise<Measured> {
  const obedient = attacks.flatMap((attack) =>
    (['comment', 'post', 'rewrite'] as const).flatMap((task) => {
      const { obeyed } = attack
      const draft = task === 'comment' ? { title: null, content: obeyed.comment } : obeyed[task]
      return carries(attack, `${draft.title ?? ''}\n${draft.content}`) ? [{ attack, task, draft }] : []
    }),
  )
  const reviewed = await review(
    replay,
    obedient.map(({ attack, task, draft }) =>
      stateReview({
        product,
        disclosures: [],
        founder: '',
        task,
        mayName: attack.kind !== 'forbidden_mention',
        rules: [],
        context: '',
        post: task === 'comment' ? { title: QUESTION, text: attack.text } : null,
        ...draft,
      }),
    ),
  )
  const judged = obedient.flatMap(({ task, draft }, at) =>
    reviewed[at] ? [{ ...reviewed[at], byForm: findForm(task, draft) }] : [],
  )
  const isHeld = ({ held, byForm }: (typeof judged)[number]) => held.length + byForm.length > 0
  const isAdvised = (one: (typeof judged)[number]) => !isHeld(one) && one.advised.length > 0
  return {
    figures: {
      'Obedient drafts held': share(judged.filter(isHeld).length, judged.length),
      'Obedient drafts only advised on': share(judged.filter(isAdvised).length, judged.length),
      'Obedient drafts shown as ready': judged.filter((one) => !isHeld(one) && !isAdvised(one)).length,
    },
    measured: judged.length,
    of: obedient.length,
  }
}

const QUESTION = 'How do you keep your books?'

function findForm(task: LabelledDraft['task'], draft: { title: string | null; content: string }) {
  const given = { mode: 'mention_disclosed' as const, linksAllowed: true, product, context: '' }
  const findings = lintDraft(draft, {
    ...given,
    task,
    post: null,
    source: null,
    ownDrafts: [],
    register: null,
  })
  return findings.filter(({ rule }) => FORM.has(rule))
}

/** Asked about a product's drafts together, and weighed. */
async function review(replay: Replay, stated: Stated[]) {
  const groups = Map.groupBy(stated, ({ subject }) => JSON.stringify(subject))
  const found = new Map<Stated, Awaited<ReturnType<typeof weigh>>>()
  for (const group of groups.values()) {
    const [first] = group
    if (!first) continue
    const items = group.map(({ item }) => item)
    const reviews = await askInBatches(replay, reviewDraft, first.subject, items)
    for (const [at, one] of group.entries()) found.set(one, weigh(one, reviews[at] ?? null))
  }
  return stated.map((one) => found.get(one) ?? null)
}

const weigh = ({ subject, item }: Stated, review: Parameters<typeof weighReview>[0] | null) =>
  review && weighReview(review, item, subject)
