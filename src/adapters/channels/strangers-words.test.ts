import { afterAll, expect, test } from 'vitest'
import { discordRequest } from './discord-request.ts'
import { slackRequest } from './slack-request.ts'
import { discordUrl, message, openChannels, saying, slackUrl, webhook } from './test-channels.ts'

const channels = await openChannels()
afterAll(() => channels.stop())

const HOSTILE = [
  '<!channel> <!here> <@U123> <https://evil.example|click> &lt;!everyone&gt;',
  '@everyone @here <@123> <@&456> <#789> <t:1:R> <:a:1>',
  '[click](https://evil.example) https://evil.example **bold** _it_ ~~no~~ ||hid|| `code` # Head',
  'One\n> quoted\n# head\n- item\u202e\u200b',
]

type Text = { type: string; text: string }
type Slack = { text: string; mrkdwn: boolean; blocks: { text?: Text; elements?: Text[] }[] }

const slackOf = (words: string) =>
  JSON.parse(String(slackRequest(slackUrl('a'), saying(words)).body)) as Slack

test.each(HOSTILE)('in Slack %j stands only where nothing is read as markup', (words) => {
  const { text, mrkdwn, blocks } = slackOf(words)
  const texts = blocks.flatMap((block) => [...(block.text ? [block.text] : []), ...(block.elements ?? [])])
  const markup = (said: string) =>
    (JSON.parse(String(slackRequest(slackUrl('a'), saying(said)).body)) as Slack).blocks
      .flatMap((block) => [...(block.text ? [block.text] : []), ...(block.elements ?? [])])
      .filter(({ type }) => type === 'mrkdwn')
  expect(markup(words)).toEqual(markup('Quiet words'))
  expect(texts.filter(({ type }) => type === 'plain_text').length).toBeGreaterThanOrEqual(3)
  expect([mrkdwn, text]).toEqual([false, expect.not.stringMatching(/[<>]/)])
  expect(JSON.stringify(texts)).not.toMatch(/\u202e|\u200b/)
})

type Discord = { embeds: { title: string; description: string }[]; allowed_mentions: object }

/** What Discord shows: an escaped character as itself, and the bare ones that could be markup. */
const readDiscord = (text: string) => ({
  shown: text.replaceAll(/\\([^0-9A-Za-z\s])/g, '$1'),
  bare: text.replaceAll(/\\[^0-9A-Za-z\s]/g, ''),
})

test.each(HOSTILE)('in Discord %j is shown as it is, and pings nobody', (words) => {
  const request = discordRequest(discordUrl('a'), saying(words))
  const { embeds, allowed_mentions } = JSON.parse(String(request.body)) as Discord
  expect(allowed_mentions).toEqual({ parse: [] })
  const { title = '', description = '' } = embeds[0] ?? {}
  const said = description.split('\n').filter((line) => /^\*\*(Why|Product|Watched words):\*\* /.test(line))
  expect(said).toHaveLength(3)
  for (const text of [title, ...said.map((line) => line.replace(/^\*\*[\w ]+:\*\* /, ''))]) {
    const { shown, bare } = readDiscord(text)
    expect(bare).not.toMatch(/[\\`*_~|<>[\]()#@:+-]/)
    expect(shown).toBe(words.replaceAll(/\s+/g, ' ').replaceAll(/[\u202e\u200b]/g, ''))
  }
})

const LONGEST = ['a', '<', '&', '*', '\\', '😀', '👨‍👩‍👧', '\u0001', 'ß ', '"']

test.each(LONGEST)('300 times %j fits into every channel, and so do a hundred times as many', async (one) => {
  const { address } = await channels.subscribe()
  const addresses = [
    { kind: 'slack', url: slackUrl('fine') },
    { kind: 'discord', url: discordUrl('fine') },
    webhook('https://hooks.example.com/in'),
    address,
  ] as const
  for (const times of [300, 30_000])
    for (const to of addresses)
      expect(await channels.send(to, saying(one.repeat(times)))).toMatchObject({ kind: 'delivered' })
})

test('what is cut ends with an ellipsis and never within an escape', () => {
  const request = discordRequest(discordUrl('a'), saying('😀*'.repeat(300)))
  const title = (JSON.parse(String(request.body)) as Discord).embeds[0]?.title ?? ''
  expect(title).toMatch(/^(?:😀\\\*)+😀?…$/u)
  expect(title.length).toBeLessThanOrEqual(256)
})

test("our own links can't be ended by what is in them", () => {
  const link = 'https://threadlark.example/a|b>(c)<d>'
  const slack = String(slackRequest(slackUrl('a'), { ...message, link }).body)
  expect(slack).toContain('<https://threadlark.example/a%7Cb%3E(c)%3Cd%3E|Open the draft>')
  const discord = String(discordRequest(discordUrl('a'), { ...message, link }).body)
  expect(discord).toContain('[Open the draft](https://threadlark.example/a|b%3E%28c%29%3Cd%3E)')
})
