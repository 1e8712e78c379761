export type Connectable = 'slack' | 'discord' | 'webhook'

type Words = {
  title: string
  description: string
  label: string
  placeholder: string
  /** Where to find the address. */
  help?: { text: string; link: string; href: string }
  /** What a name for it may be; null where its address is name enough. */
  named: string | null
}

export const connectWords: Record<Connectable, Words> = {
  slack: {
    title: 'Slack',
    description: 'Alerts are posted to one channel of your workspace.',
    label: 'Paste an incoming webhook URL',
    placeholder: 'https://hooks.slack.com/services/…',
    help: {
      text: 'Add the Incoming Webhooks app in Slack and pick a channel.',
      link: "Slack's guide",
      href: 'https://slack.com/help/articles/115005265063-Incoming-webhooks-for-Slack',
    },
    named: '#reddit-leads',
  },
  discord: {
    title: 'Discord',
    description: 'Alerts are posted to one channel of your server.',
    label: 'Paste a webhook URL',
    placeholder: 'https://discord.com/api/webhooks/…',
    help: {
      text: 'In the channel: Edit Channel, Integrations, Webhooks.',
      link: "Discord's guide",
      href: 'https://support.discord.com/hc/en-us/articles/228383668-Intro-to-Webhooks',
    },
    named: '#reddit-leads',
  },
  webhook: {
    title: 'Webhook',
    description: 'Alerts are posted to your server as signed JSON.',
    label: 'HTTPS URL',
    placeholder: 'https://example.com/hooks/threadlark',
    named: null,
  },
}
