import { ChevronDown } from 'lucide-react'
import { useRef, useState } from 'react'
import { Button } from '../../../../ui/button.tsx'
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from '../../../../ui/dropdown-menu.tsx'
import { isModalOpen } from '../../../../ui/is-modal-open.ts'
import { useSingleKeys } from '../../../../ui/use-single-keys.ts'
import type { Dismissal } from '../../schema.ts'
import { LetterHint } from '../../../../ui/letter-hint.tsx'

const reasons: Record<Dismissal, string> = {
  off_topic: 'Not my topic',
  too_old: 'Too old',
  community: 'Not this community',
  this_one: 'Just not this one',
}

export type Why = {
  onChoose: (reason: Dismissal) => void
  /** Nothing was chosen by someone who came here by the letter: they go back to the list. */
  onLeave: () => void
}

/** Asks why a thread was dismissed. As long as it is there, the letter W opens it. */
export function WhyMenu({ onChoose, onLeave }: Why) {
  const [isOpen, setIsOpen] = useState(false)
  const byLetter = useRef(false)
  const chosen = useRef(false)
  useSingleKeys(
    (key) => {
      if (key !== 'w' || isModalOpen()) return false
      byLetter.current = true
      setIsOpen(true)
      return true
    },
    { restingIn: '[role=menu]' },
  )
  return (
    <DropdownMenu
      open={isOpen}
      onOpenChange={(open, { reason }) => {
        setIsOpen(open)
        if (open) byLetter.current = false
        else if (byLetter.current && reason === 'escape-key') onLeave()
      }}
    >
      <DropdownMenuTrigger aria-keyshortcuts="W" render={<Button variant="ghost" size="sm" />}>
        Why?
        <LetterHint letter="W" />
        <ChevronDown className="text-muted-foreground" aria-hidden />
      </DropdownMenuTrigger>
      <DropdownMenuContent
        align="end"
        overToasts
        // The toast leaves with its menu, and the list has the focus again.
        finalFocus={() => !chosen.current && !byLetter.current}
      >
        {(Object.keys(reasons) as Dismissal[]).map((reason) => (
          <DropdownMenuItem
            key={reason}
            onClick={() => {
              chosen.current = true
              onChoose(reason)
            }}
          >
            {reasons[reason]}
          </DropdownMenuItem>
        ))}
      </DropdownMenuContent>
    </DropdownMenu>
  )
}
