import { Sparkles } from 'lucide-react'
import { type FormEvent, type ReactNode, useState } from 'react'
import { api } from '../../../../client/ask.ts'
import { streamDraft } from '../../../../client/stream-draft.ts'
import { Button } from '../../../../ui/button.tsx'
import { Card } from '../../../../ui/card.tsx'
import { Field } from '../../../../ui/field.tsx'
import { Select } from '../../../../ui/select.tsx'
import { dismissToasts, toast } from '../../../../ui/toast.tsx'
import { useHydrated } from '../../../../ui/use-hydrated.ts'
import { type Hook, hooks } from '../../schema.ts'
import { type DraftProduct, judgedProduct, sentProduct } from '../draft-product.ts'
import { NamingRow } from '../naming/naming-row.tsx'
import { PassportNote } from '../naming/passport-note.tsx'
import { ContextField } from './context-field.tsx'
import { DraftSheet, RuledLines } from './draft-sheet.tsx'
import { EarlierDrafts } from './earlier-drafts.tsx'
import { ProductChoice } from './product-choice.tsx'
import { usePostSession } from './use-post-session.ts'

const MISSING = 'Please fill in all required fields.'
const told = {
  done: { title: 'Post Generated!', text: 'Your Reddit post has been generated successfully.' },
  failed: { title: 'Generation Failed', text: 'Failed to generate post. Please try again.' },
}

type GeneratePostProps = {
  /** At least one; the first is chosen already. */
  products: DraftProduct[]
  logoOf: (product: DraftProduct) => ReactNode
  /** The user says that they have posted it. */
  onPosted: () => void
}

export function GeneratePost({ products, logoOf, onPosted }: GeneratePostProps) {
  const [productId, setProductId] = useState(products[0]?.id)
  const [hook, setHook] = useState<Hook | ''>('')
  const [context, setContext] = useState('')
  const [subreddit, setSubreddit] = useState('')
  const [missing, setMissing] = useState<string[]>([])
  const hydrated = useHydrated()
  const product = products.find(({ id }) => id === productId) ?? products[0]
  const given = {
    task: 'post' as const,
    product: product
      ? judgedProduct(product)
      : { name: '', website: null, description: null, facts: [], disclosures: [] },
    context,
    source: null,
  }
  const about = { ...(product && { productId: product.id }), ...(subreddit && { subreddit }) }
  const post = usePostSession({ given, about, subreddit: subreddit || null }, told)
  const { wish, passport } = post
  const generating = post.is === 'writing'

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (generating) return
    const lacks = [!product && 'product', !hook && 'hook', !context.trim() && 'context'].filter(
      (name) => name !== false,
    )
    setMissing(lacks)
    const [first] = lacks
    if (first !== undefined || !product || !hook) {
      dismissToasts()
      void toast({ title: 'Missing Information', text: MISSING, variant: 'destructive' })
      const field = event.currentTarget.elements.namedItem(first ?? '')
      if (field instanceof HTMLElement) field.focus()
      return
    }
    post.run((signal) =>
      streamDraft(
        api.ai['generate-post.js'].$post,
        {
          ...sentProduct(product),
          selectedHook: hook,
          contextInfo: context,
          ...(subreddit && { subreddit }),
          mention: wish,
        },
        signal,
        ({ status, statusText }) => `HTTP ${status}: ${statusText}`,
      ),
    )
  }
  const fill = (name: string) => setMissing(missing.filter((one) => one !== name))

  return (
    <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[22rem_minmax(0,1fr)]">
      <Card className="lg:sticky lg:top-18">
        <form onSubmit={onSubmit} noValidate className="grid gap-5">
          <ProductChoice
            products={products}
            product={product}
            logoOf={logoOf}
            onChoose={(id) => {
              setProductId(id)
              setSubreddit('')
            }}
          />
          <Field label="Hook" errors={missing.includes('hook') ? ['Choose how the post begins.'] : []}>
            {(control) => (
              <Select
                {...control}
                name="hook"
                value={hook}
                onChange={(event) => {
                  setHook(event.currentTarget.value as Hook | '')
                  fill('hook')
                }}
              >
                <option value="">Choose a hook</option>
                {Object.entries(hooks).map(([value, label]) => (
                  <option key={value} value={value}>
                    {label}
                  </option>
                ))}
              </Select>
            )}
          </Field>
          <ContextField
            label="Context"
            hint="What happened, who it was for, and your own numbers. Drafts add only your product's facts to it."
            value={context}
            errors={missing.includes('context') ? ['Say what the post is about.'] : undefined}
            onChange={(value) => {
              setContext(value)
              fill('context')
            }}
          />
          {product?.subreddits?.length ? (
            <div className="grid gap-2.5">
              <Field label="Where will you post it?" hint="Optional. Its rules decide what the post may do.">
                {(control) => (
                  <Select
                    {...control}
                    name="subreddit"
                    value={subreddit}
                    onChange={(event) => setSubreddit(event.currentTarget.value)}
                  >
                    <option value="">Not decided yet</option>
                    {product.subreddits?.map((name) => (
                      <option key={name} value={name}>
                        {`r/${name}`}
                      </option>
                    ))}
                  </Select>
                )}
              </Field>
              {subreddit && <PassportNote subreddit={subreddit} kind="post" passport={passport} />}
            </div>
          ) : null}
          <NamingRow session={post} product={given.product.name} onChoose={post.choose} />
          <Button type="submit" size="lg" disabled={!hydrated} busy={generating} busyLabel="Generating...">
            <Sparkles aria-hidden />
            Generate Post
          </Button>
        </form>
      </Card>
      <div className="grid min-w-0 gap-6">
        <DraftSheet
          post={post}
          onPosted={onPosted}
          heading="Your post"
          header={<PreviewHeader />}
          empty={
            <RuledLines>
              <p className="font-voice text-lg">Nothing written yet</p>
              <p className="text-sm text-muted-foreground">
                Choose a hook, say what happened, and your post appears here.
              </p>
            </RuledLines>
          }
        />
        <EarlierDrafts task="post" products={products} productId={product?.id} post={post} />
      </div>
    </div>
  )
}

function PreviewHeader() {
  return (
    <div className="flex items-center gap-2.5 border-b pb-4 text-sm">
      <span
        className="grid size-8 place-content-center rounded-full bg-secondary font-semibold text-secondary-foreground"
        aria-hidden
      >
        r/
      </span>
      <p className="grid leading-tight">
        <span className="font-semibold">r/yoursubreddit</span>
        <span className="text-muted-foreground">Posted by u/yourusername · just now</span>
      </p>
    </div>
  )
}
