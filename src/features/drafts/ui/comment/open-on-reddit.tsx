import { OutsideButton } from '../../../../ui/outside-button.tsx'

export const OpenOnReddit = ({ href, onOpen }: { href: string; onOpen: () => void }) => (
  <OutsideButton
    href={href}
    text="Open on Reddit"
    variant="outline"
    size="lg"
    className="max-md:px-3"
    onClick={onOpen}
  />
)
