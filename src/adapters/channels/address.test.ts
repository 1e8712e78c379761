import { expect, test } from 'vitest'
import { type ChannelAddress, parseAddress } from './address.ts'

type Case = [ChannelAddress['kind'], string, string]

test.each<Case>([
  [
    'slack',
    ' https://HOOKS.slack.com/services/T0/B1/xYz9/?a=1#b ',
    'https://hooks.slack.com/services/T0/B1/xYz9',
  ],
  ['slack', 'https://hooks.slack-gov.com/services/T0/B1/x', 'https://hooks.slack-gov.com/services/T0/B1/x'],
  ['discord', 'https://discord.com/api/webhooks/12/a-b_C', 'https://discord.com/api/webhooks/12/a-b_C'],
  [
    'discord',
    'https://canary.discord.com/api/webhooks/12/a?wait=true',
    'https://discord.com/api/webhooks/12/a',
  ],
  ['discord', 'https://ptb.discordapp.com/api/v10/webhooks/12/a/', 'https://discord.com/api/webhooks/12/a'],
  [
    'discord',
    'https://discordapp.com/api/webhooks/12/a?thread_id=34',
    'https://discord.com/api/webhooks/12/a?thread_id=34',
  ],
  ['webhook', 'https://Hooks.Example.com:443/in?key=1#top', 'https://hooks.example.com/in?key=1'],
  ['push', 'https://push.threadlark.test/push/1', 'https://push.threadlark.test/push/1'],
])('as an address of %s, %s is %s', (kind, url, parsed) => expect(parseAddress(kind, url)).toBe(parsed))

const nowhere = [
  '',
  'hooks.slack.com',
  'ftp://example.com/a',
  'http://hooks.slack.com/services/T0/B1/x',
  'http://discord.com/api/webhooks/12/a',
  'http://hooks.example.com/',
  'https://user:secret@hooks.slack.com/services/T0/B1/x',
  'https://hooks.slack.com:8443/services/T0/B1/x',
  'https://discord.com:80/api/webhooks/12/a',
  `https://example.com/${'a'.repeat(2_048)}`,
]
const kinds = ['slack', 'discord', 'webhook', 'push'] as const

test.each(nowhere.flatMap((url) => kinds.map((kind) => [kind, url] as const)))(
  'as an address of %s, %s is refused',
  (kind, url) => expect(parseAddress(kind, url)).toBeNull(),
)

test.each<[ChannelAddress['kind'], string]>([
  ['slack', 'https://hooks.slack.com/services/T0/B1'],
  ['slack', 'https://hooks.slack.com/services/T0/B1/x/y'],
  ['slack', 'https://hooks.slack.com/workflows/T0/B1/x'],
  ['slack', 'https://hooks.slack.com.example.com/services/T0/B1/x'],
  ['slack', 'https://discord.com/api/webhooks/12/a'],
  ['discord', 'https://discord.com/api/webhooks/12'],
  ['discord', 'https://discord.com/api/webhooks/me/a'],
  ['discord', 'https://discord.com/api/webhooks/12/a/slack'],
  ['discord', 'https://discord.com.example.com/api/webhooks/12/a'],
  ['webhook', 'https://127.0.0.1/'],
  ['webhook', 'https://8.8.8.8/'],
  ['webhook', 'https://[::1]/'],
  ['webhook', 'https://localhost/'],
  ['webhook', 'https://hooks.internal/'],
])('as an address of %s, %s is refused too', (kind, url) => expect(parseAddress(kind, url)).toBeNull())
