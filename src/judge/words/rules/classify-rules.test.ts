import { expect, test } from 'vitest'
import { classifyRules } from './classify-rules.ts'

const rule = (name: string, description = '') => [{ name, description }]
const promotionOf = (name: string, description = '') => classifyRules(rule(name, description)).selfPromotion
const aiOf = (name: string, description = '') => classifyRules(rule(name, description)).aiText
const linksOf = (name: string, description = '') => classifyRules(rule(name, description)).links

test.each([
  ['No self-promotion', 'This is not a place to advertise.'],
  ['No spam', 'Promotional posts will be removed without warning.'],
  ['Be useful', 'Do not plug your own product here. Ever.'],
  ['Advertising', 'Take it elsewhere.'],
  ['no selling', ''],
  ['Promotion', 'Ask the moderators before you promote anything.'],
  ['Self promo', 'Self promotion is not allowed, even in the weekly thread.'],
  [
    'Leave your startup at the door',
    "Posts about something you built get removed. We don't care if you disclose it, even with a disclaimer.",
  ],
  ['Promotional content', 'See the wiki.'],
  ['Not a billboard', 'Nobody came here to read your sales pitch.'],
  ['Promotion requires mod approval', 'Message the moderators before you post your project.'],
  ['No advertizing', 'pls dont post ur bussiness'],
  ['Keep it non-commercial', 'If money changes hands anywhere down the line, it is not for us.'],
  ['No promo', 'We do not have a self-promotion thread and will not make one.'],
  ['No promo', 'The monthly promo thread has been discontinued.'],
  ['Self promo', 'Not allowed, however active you are here.'],
  [
    'No self-promotion of any kind',
    'Disclosing that you are the developer does not exempt you from this rule.',
  ],
  ['No self-promotion', 'Undisclosed plugs lead to a permanent ban.'],
  ['Brand accounts', 'Accounts that post on behalf of a company are removed.'],
  ['What do you use?', 'Asking is fine. Answering with the one you sell is not.'],
  ['Not allowed here', 'Spam includes:\n- the same post twice\n- dropping your own newsletter'],
  [
    'Get your clients elsewhere',
    'Nobody here wants to be your early adopter, so do not try to find customers.',
  ],
  ['Promo', 'No ads. We get dozens of them daily.'],
])('banned: %s. %s', (name, description) => {
  expect(promotionOf(name, description)).toBe('banned')
})

test.each([
  ['Self-promotion', 'Self-promotion is only allowed in the weekly thread.'],
  ['No advertising', 'No ads outside of the Saturday showcase thread.'],
  ['Promotion', 'Do not promote your app in posts. Use the pinned thread instead.'],
  ['No self promo', 'We have a thread for that on the first of each month, it is stickied.'],
  ['Share your projects on Sundays', 'Promoting what you made on other days gets it removed.'],
  ['Project posts', 'Side projects may only be posted on weekends.'],
  ['No app promo Mon - Wed', 'Thu, Fri and Sat are fine.'],
  ['Feedback Friday', 'Launches and pitch decks belong there.'],
  ['No ads', 'Nine comments first, then use the promo thread.'],
  ['self promotion only in the sticky', 'no exeptions'],
  ['Tools and apps', 'If you make one, present it in the Wednesday thread too.'],
])('set_threads: %s. %s', (name, description) => {
  expect(promotionOf(name, description)).toBe('set_threads')
})

test.each([
  ['Promotion', 'Follow the 9:1 rule.'],
  ['Self-promo', 'No more than 10% of what you post may be your own stuff.'],
  ['Limit self promotion', 'For every link to your own site we expect nine comments on other posts.'],
  ['Self promotion', 'Try to keep self promotion to about a quarter of your overall posts.'],
  ['Plugs', 'One plug to nine normal comments.'],
  ['Contribute first', 'If most of your history is your own site, we will treat it as spam.'],
  [
    'No drive-by ads',
    'Eight out of ten of your posts have to be about something else, and say what is yours.',
  ],
])('ratio: %s. %s', (name, description) => {
  expect(promotionOf(name, description)).toBe('ratio')
})

test.each([
  ['Promotion', 'You may promote your tool if you disclose that you made it.'],
  ['Self promotion', 'Sharing your own project is fine. Be transparent about your affiliation.'],
  ['No undisclosed advertising', 'Say that you work there.'],
  ['Plugging your own app is fine', 'As long as it answers the question.'],
  ['Devs', 'Game devs are welcome to post about their game as long as they use the Dev flair.'],
  ['Own tools', 'ok if u say its urs'],
  [
    'No advertising',
    'Do not start threads about your product. Asked for one, you may name it with a clear "I made this".',
  ],
  ['Recommending your own shop?', 'Own up to it and we are good.'],
  ['Disclose in comments too', 'Naming your own product is OK if you write that it is yours.'],
])('with_disclosure: %s. %s', (name, description) => {
  expect(promotionOf(name, description)).toBe('with_disclosure')
})

test.each([
  ['Be kind', 'Attack ideas, not people.'],
  ['Promote discussion', 'Ask open questions.'],
  ['No job ads', 'Use the job board.'],
  ['Ad hominem', 'No insults.'],
  ['Deals', 'Do not post expired deals.'],
  ['Tag your spoilers', 'Promotional posters and trailers count.'],
  ['Promotion to sergeant', 'Promotion board questions go in the weekly promotions thread.'],
  ['No piracy', "Don't promote or link to pirated software."],
  ['Vintage ads only', 'Adverts must be older than you.'],
  ['No politics', 'Political ads and campaign material will be removed.'],
  ['Show your work', 'When you ask for help, show us what you tried.'],
  ['Questions need detail', '"How do I market my business" with nothing else gets locked.'],
  ['No tax help for your own business', 'This is for the profession.'],
  ['No affiliate links', 'Permanent ban.'],
  ['Career questions', 'Use the weekly career thread.'],
])('silent: %s. %s', (name, description) => {
  expect(promotionOf(name, description)).toBe('silent')
})

test.each([
  ['banned', 'No AI', 'Comments written by ChatGPT are removed.'],
  ['banned', 'No AI-generated content', ''],
  ['banned', 'Write it yourself', 'LLM output gets you banned.'],
  ['disclose', 'AI', 'Posts written with AI must be labelled as such.'],
  ['disclose', 'Unlabelled AI text is removed', ''],
  ['banned', 'No low effort', 'Includes memes and anything that sounds like a chatbot wrote it.'],
  ['banned', 'Authenticity', 'All posts must be written by a human.'],
  ['banned', 'Generated content', 'Do not post model output, labelled or not.'],
  ['banned', 'No generated images, no generated answers', ''],
  ['silent', 'Label AI-built apps', 'If most of the code was generated, say so.'],
  ['silent', 'No AI art', 'Generated images are removed.'],
  ['silent', 'Be kind', ''],
  ['silent', 'On topic', 'News about AI companies belongs elsewhere.'],
] as const)('on text of models %s: %s. %s', (stance, name, description) => {
  expect(aiOf(name, description)).toBe(stance)
})

test.each([
  ['banned', 'No links', ''],
  ['banned', 'No external links', 'Posts with outside links get removed.'],
  ['banned', 'Text only, no URLs', ''],
  ['limited', 'Promotion', 'Do not link to your own site.'],
  ['limited', 'No links in titles', ''],
  ['limited', 'No link posts', 'Put it in the body.'],
  ['limited', 'No promotion', 'This includes dropping your link.'],
  ['silent', 'No begging', '"DM me for the link" gets you removed.'],
  ['silent', 'FAQ', 'The links are in the sidebar.'],
  ['limited', 'Links', 'No affiliate links.'],
  ['limited', 'Links', 'Link only when somebody asks for it.'],
  ['silent', 'Be kind', ''],
] as const)('on links %s: %s. %s', (stance, name, description) => {
  expect(linksOf(name, description)).toBe(stance)
})

test('the sentence that decides is quoted as it stands', () => {
  const rules = [
    { name: 'Be kind', description: 'Attack ideas, not people.' },
    { name: 'Ads', description: 'We are here to talk. **Advertising is not allowed.**' },
  ]
  expect(classifyRules(rules).quotes.selfPromotion).toBe('Advertising is not allowed.')
})

test('curly apostrophes are read like straight ones and quoted as they stand', () => {
  const rules = rule('Ads', 'Please don’t advertise here.')
  expect(classifyRules(rules)).toMatchObject({
    selfPromotion: 'banned',
    quotes: { selfPromotion: 'Please don’t advertise here.' },
  })
})

test('an exception in one rule counts more than the ban in another', () => {
  const rules = [
    { name: 'No self-promotion', description: '' },
    { name: 'Showcase', description: 'Show your own project in the weekly showcase thread.' },
  ]
  expect(classifyRules(rules).selfPromotion).toBe('set_threads')
})

test('leave to answer with disclosure counts more than the ban in another rule, a mere duty to disclose does not', () => {
  const ban = { name: 'No self-promotion', description: '' }
  const leave = { name: 'Vendors', description: 'You may answer questions if you disclose where you work.' }
  const duty = { name: 'Affiliations', description: 'Disclose your affiliation.' }
  expect(classifyRules([ban, leave]).selfPromotion).toBe('with_disclosure')
  expect(classifyRules([duty, ban]).selfPromotion).toBe('banned')
})

test('the quote of an exception is the sentence that says what to do, not the title that teases', () => {
  const rules = rule('Showoff Saturday', 'Be nice. Your own projects may be posted on Saturdays only.')
  expect(classifyRules(rules).quotes.selfPromotion).toBe('Your own projects may be posted on Saturdays only.')
})

test('a long rule made to be slow is read in a moment', () => {
  const started = process.threadCpuUsage()
  for (const words of ['no ', 'to, ', 'generated ', 'promote your ', 'mon, ', 'ai and '])
    classifyRules(rule(words.repeat(100), words.repeat(2000)))
  const { user, system } = process.threadCpuUsage(started)
  expect((user + system) / 1_000).toBeLessThan(5_000)
})

test('rules that were never read are unknown, not silent', () => {
  expect(classifyRules(null)).toEqual({
    selfPromotion: 'unknown',
    aiText: 'unknown',
    links: 'unknown',
    quotes: { selfPromotion: null, aiText: null, links: null },
  })
})
