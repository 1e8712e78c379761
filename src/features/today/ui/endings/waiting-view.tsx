import type { ReactElement } from 'react'
import { Link } from 'react-router'
import { Button } from '../../../../ui/button.tsx'
import type { Today } from '../../schema.ts'
import type { View } from '../choose-view.ts'
import { countOf } from '../words/count-words.ts'
import { writeUnreadable } from '../words/write-gaps.ts'
import { PlainView } from './plain-view.tsx'

type WaitingViewProps = {
  view: Extract<View, 'no_product' | 'no_community' | 'first_day' | 'still_reading'>
  today: Today
}

/** Where there is no list yet: what is missing, or that it's on its way. */
export function WaitingView({ view, today }: WaitingViewProps) {
  const unreadable = today.updatedAt === null ? writeUnreadable(today.unreadable) : null
  switch (view) {
    case 'no_product':
      return (
        <PlainView title="Today" text="Add a product to get your list.">
          <WayOn to="/dashboard/products" text="Add product" />
        </PlainView>
      )
    case 'no_community':
      return (
        <PlainView title="Today" text="Add a community to get your list.">
          <WayOn to="/dashboard/products" text="Add community" />
        </PlainView>
      )
    case 'first_day':
      if (unreadable !== null)
        return (
          <PlainView title="Today" text={unreadable}>
            <WayOn to="/dashboard/products" text="Change communities" />
          </PlainView>
        )
      return (
        <PlainView title="Today" text={writeFirstDay(today)}>
          <WayOn to="/dashboard" text="Browse the feed" />
        </PlainView>
      )
    case 'still_reading':
      return (
        <PlainView
          title={today.setAside > 0 || today.pace.posted > 0 ? 'Nothing more yet' : 'Nothing yet today'}
          text={writeProgress(today)}
        >
          <WayOn to="/dashboard" text="Browse the feed" />
        </PlainView>
      )
  }
}

const WayOn = ({ to, text }: { to: string; text: string }): ReactElement => (
  <Button variant="outline" render={<Link to={to} />}>
    {text}
  </Button>
)

/** Once communities were read, nobody knows when somebody will post there. */
const writeFirstDay = ({ updatedAt }: Today) =>
  updatedAt === null
    ? "We're reading your communities. Your first list is ready in about a minute."
    : "We're reading your communities. Your list fills up as people post there."

const writeProgress = ({ read, waiting }: Today) =>
  `We've read ${countOf(read.posts, 'post')} in ${countOf(read.communities, 'community', 'communities')}, with ${waiting} to go.`
