import { Bell, Hash, type LucideIcon, Mail, MessageCircle, Webhook } from 'lucide-react'
import type { ChannelKind } from '../../schema.ts'

type Look = {
  name: string
  icon: LucideIcon
  /** What it is, as long as it isn't connected. */
  offer: string
}

export const channelLooks: Record<ChannelKind, Look> = {
  email: { name: 'Email', icon: Mail, offer: 'Get each alert by email' },
  slack: { name: 'Slack', icon: Hash, offer: 'Post to a channel of your workspace' },
  discord: { name: 'Discord', icon: MessageCircle, offer: 'Post to a channel of your server' },
  webhook: { name: 'Webhook', icon: Webhook, offer: 'Send signed JSON to a server of yours' },
  push: { name: 'Browser push', icon: Bell, offer: 'This browser' },
}
