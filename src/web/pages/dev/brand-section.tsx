import { Avatar } from '../../../ui/avatar.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { Card } from '../../../ui/card.tsx'
import { FitPill } from '../../../ui/fit-pill.tsx'
import { Kbd } from '../../../ui/kbd.tsx'
import { Logo } from '../../../ui/logo.tsx'
import { Marker } from '../../../ui/marker.tsx'
import { ThreadLine } from '../../../ui/thread-line.tsx'
import { Row, Section } from './section.tsx'

export function BrandSection() {
  return (
    <>
      <Section title="Type, highlighter, thread line">
        <p className="text-4xl font-semibold tracking-[-0.036em]">
          Sound like <Marker variant="heading">a person.</Marker>
        </p>
        <div>
          <Card className="font-voice">
            <p className="text-lg font-semibold">How do you stop no-shows?</p>
            <p className="mt-1 text-md leading-relaxed text-muted-foreground">
              One van, about forty regulars.{' '}
              <Marker>Is there anything small enough for a one-person shop?</Marker> Happy to pay, just not
              $99 a month.
            </p>
          </Card>
          <div className="relative pt-5 pl-15">
            <ThreadLine className="absolute top-0 left-8" />
            <Card className="font-voice text-md">Same boat two years ago, solo groomer.</Card>
          </div>
        </div>
        <ThreadLine variant="across" />
        <div className="h-12 pl-2">
          <ThreadLine variant="down" />
        </div>
      </Section>
      <Section title="Badge, FitPill, Kbd, Avatar, Logo">
        <Row>
          <Badge>Draft</Badge>
          <Badge variant="outline">Soon</Badge>
          <Badge variant="success">Resolved</Badge>
          <Badge variant="warning">In progress</Badge>
          <Badge variant="destructive">Failed</Badge>
          <Badge variant="info">Open</Badge>
          <Badge variant="marker">3 products</Badge>
        </Row>
        <Row>
          <FitPill fit="strong" />
          <FitPill fit="strong">Worth answering</FitPill>
          <FitPill fit="fair" />
          <FitPill fit="low" />
        </Row>
        <Row>
          <Kbd>⌘K</Kbd>
          <Kbd>Esc</Kbd>
          <Avatar name="Ada Koenig" />
          <Logo />
        </Row>
      </Section>
    </>
  )
}
