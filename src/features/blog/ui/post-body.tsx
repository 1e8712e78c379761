import { PortableText, type PortableTextComponents } from '@portabletext/react'
import { useMemo } from 'react'
import type { BodyBlock, BodyNode } from '../schema.ts'
import { headingIds } from './heading-ids.ts'
import { PostFigure } from './post-figure.tsx'
import { PostLink } from './post-link.tsx'

type PictureNode = Extract<BodyNode, { _type: 'image' }>
type CodeNode = Extract<BodyNode, { _type: 'code' }>
type LinkMark = BodyBlock['markDefs'][number]

/** The text of a post. It was checked when it was read from the store: only what is named here can come. */
export function PostBody({ body }: { body: BodyNode[] }) {
  const components = useMemo(() => componentsFor(headingIds(body)), [body])
  return (
    <div className="prose">
      <PortableText value={body} components={components} onMissingComponent={false} />
    </div>
  )
}

function componentsFor(ids: Map<string, string>): PortableTextComponents {
  const idOf = (key: string | undefined) => ids.get(key ?? '')
  return {
    block: {
      normal: ({ children }) => <p>{children}</p>,
      h2: ({ children, value }) => <h2 id={idOf(value._key)}>{children}</h2>,
      h3: ({ children, value }) => <h3 id={idOf(value._key)}>{children}</h3>,
      h4: ({ children, value }) => <h4 id={idOf(value._key)}>{children}</h4>,
      blockquote: ({ children }) => <blockquote>{children}</blockquote>,
    },
    marks: {
      strong: ({ children }) => <strong>{children}</strong>,
      em: ({ children }) => <em>{children}</em>,
      code: ({ children }) => <code>{children}</code>,
      link: ({ children, value }) => <PostLink {...(value as LinkMark)}>{children}</PostLink>,
    },
    types: {
      image: ({ value }: { value: PictureNode }) => <PostFigure {...value} />,
      code: ({ value }: { value: CodeNode }) => (
        <pre className="wrap-anywhere whitespace-pre-wrap" data-language={value.language}>
          <code>{value.code}</code>
        </pre>
      ),
    },
  }
}
