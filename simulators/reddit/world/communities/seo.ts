import type { WrittenCommunity } from '../written-community.ts'

export const seo: WrittenCommunity = {
  name: 'SEO',
  title: 'SEO: search engine optimization',
  about:
    'Practitioners talking about search. Technical, local, content, links, and whatever changed overnight. Bring data.',
  subscribers: 428000,
  postsPerDay: 70,
  rules: [
    {
      name: 'No self-promotion or link drops',
      description:
        'Do not post your own tool, audit, site or article. Links to official documentation are fine. We have banned people you have heard of.',
    },
    {
      name: 'No buying or selling of links',
      description: 'No link exchanges, no private networks, no "high DA guest posts".',
    },
    {
      name: 'No site reviews without a question',
      description: '"Why is my site not ranking" with nothing else is removed. Say what you checked already.',
      appliesTo: 'link',
    },
    {
      name: 'Evidence over opinion',
      description: 'Claims about ranking factors need a test, a document or a clear "in my experience".',
    },
    {
      name: 'Do not paste AI answers',
      description:
        'If someone wanted a chatbot to answer they would have asked one. Removed, and after three times banned.',
      appliesTo: 'comment',
    },
    {
      name: 'No hiring, no for hire',
      description: 'This also includes "looking for an agency, DM me".',
    },
    {
      name: 'New accounts: comments only',
      description: 'Accounts under 21 days may comment but may not post.',
    },
  ],
  posts: [
    {
      title: 'Site moved to JS framework by "a guy". Lost 83% of traffic. Recovery log, week by week',
      body: `Regional tool hire company, 4,200 URLs. Nobody asked me, I got the call after. Writing this down since every such thread I found ended with "update soon".

**Week 0.** Everything renders client side, titles included. Status 200 for every URL that has ever existed or not. Sitemap lists /undefined.

**Week 1.** Put prerendering in front. Real 404s. Asked for the old URL list, the guy had "cleaned that up". Rebuilt it from server logs (thank god for 14 months of server logs) and the web archive.

**Week 2 to 3.** 3,900 redirects. By hand for the top 400, patterns for the rest.

**Week 5.** Indexed pages from 310 to 2,700. Traffic -83% to -55%.

**Week 9.** -21%.

**Week 14.** -4%, and the money pages are above where they were.

If you take one thing away from this: *keep your raw access logs somewhere you can search them*, for longer than you think. The whole thing hinged on knowing what URLs bots and people had really requested.

Edit: the guy's fine, he's a nice guy, he is now doing their van wraps.`,
      author: 'canonical_carl',
      hoursAgo: 18.5,
      score: 1240,
      ratio: 0.99,
      comments: 146,
      flair: 'Case study',
      replies: [
        {
          author: 'hreflang_heidi',
          body: '/undefined in the sitemap. I made a noise.',
          score: 388,
          hoursAgo: 17.9,
        },
        { author: 'Pemberton_serp', body: 'How are the van wraps', score: 502, hoursAgo: 17 },
        { author: 'canonical_carl', body: 'Crawlable.', score: 877, hoursAgo: 16.8 },
      ],
    },
    {
      title: 'How are you searching server logs for bot traffic on small client sites?',
      body: `I want to see what crawlers fetch on about 15 small sites (nginx mostly, two on Apache). Right now it's download, gunzip, grep, pivot. Every month. Dedicated log analysers for SEO are priced for enterprise and do far more charts than I need.

I'd be happy with a general log search service if it's cheap at low volume: ship access logs, filter by user agent and status, keep 90 days, share a view with the client's dev. Is anyone doing it like that? What do you use, what's the monthly cost per site?`,
      author: 'hreflang_heidi',
      hoursAgo: 6.3,
      score: 81,
      ratio: 0.97,
      comments: 34,
      flair: 'Technical',
    },
    {
      title: 'Ranking #1 for my own name required beating a dentist in Leeds. It took 3 years. AMA',
      body: `He has 212 reviews and a .co.uk. I had a grudge. We've since spoken on the phone, he's lovely, he asked if I do SEO. I do his SEO now. I am number two again.`,
      author: 'Pemberton_serp',
      hoursAgo: 12.4,
      score: 2950,
      ratio: 1,
      comments: 118,
      flair: 'Humor',
      replies: [{ author: 'nofollow_nadia', body: 'Greek tragedy, two acts', score: 914, hoursAgo: 12 }],
    },
    {
      title: 'Local SEO: does "book online" button on the business profile affect rank or just conversion?',
      body: `Working with four pet groomers in the same metro (different suburbs, no conflict). Two have a booking link on their profile, two only a phone number. The two with booking get 2.3x the actions per view. In my experience they've crept up in the pack as well since adding it, but n=2 and one got a wave of reviews at the same time.

Questions:

1. Has anyone tested it properly?
2. The two without would add it, however they've had bad luck with generic booking tools (no concept of breed or time per dog). What booking software do groomers you work with use that gives a clean public link, ideally on their own domain?`,
      author: 'mappack_manuela',
      hoursAgo: 8.8,
      score: 96,
      ratio: 0.97,
      comments: 41,
      flair: 'Local',
      replies: [
        {
          author: 'citation_needed_ok',
          body: 'Tested on 11 salons: no rank change that I could separate from noise. Conversion, absolutely.',
          score: 58,
          hoursAgo: 8.1,
        },
        {
          author: 'robots_dot_tex',
          body: 'Whatever you pick, check that the booking page is not a noindexed iframe. Ask me how I know.',
          score: 44,
          hoursAgo: 7.2,
        },
      ],
    },
    {
      title: 'Did anyone else get hit on the 6th? Recipe and DIY sites',
      body: `-38% across three sites, all informational, all fine through every update since 2019. Impressions are flat. Clicks gone. It's the answer box on top, isn't it`,
      author: 'crumb_trail_seo',
      hoursAgo: 14.7,
      score: 330,
      ratio: 0.97,
      comments: 207,
      flair: 'Algorithm',
      replies: [
        {
          author: 'nofollow_nadia',
          body: 'Same. Impressions flat, position flat, clicks -41. Only pages with a tool or calculator held.',
          score: 173,
          hoursAgo: 14.2,
        },
        {
          author: 'crumb_trail_seo',
          body: 'Calculator held for me as well! The tile grout one. It is carrying the family.',
          score: 140,
          hoursAgo: 13.5,
        },
      ],
    },
    {
      title: 'client: "can we rank for shoes"',
      body: `sells one (1) shoe. left only. its for a very specific medical thing. we now rank for "left shoe only" worldwide and he's still asking about "shoes"`,
      author: 'robots_dot_tex',
      hoursAgo: 21,
      score: 1810,
      ratio: 0.99,
      comments: 92,
      flair: 'Humor',
    },
    {
      title: 'Switching rank trackers: what do you get for 500 keywords, daily, 5 locations?',
      body: `Our tracker moved to credits. 500 keywords daily x 5 locations went from 89 to 240. I don't use the site audit, the content grader nor the AI visibility whatsit. I need positions, a graph and an API that doesn't time out. Who switched lately, to what, and is the data near enough to what you see by hand?`,
      author: 'citation_needed_ok',
      hoursAgo: 4.5,
      score: 64,
      ratio: 0.96,
      comments: 52,
      flair: 'Tools',
    },
    {
      title: 'Internal links: I tested moving 1 link. Details inside, they are boring and that is the point',
      body: `E-commerce, garden furniture, 900 products. One category ("folding chairs") stuck between position 11 and 14 for a year.

Changed a single thing: in the main navigation, "Chairs" got a sub-entry for it. Before that it was only reachable through the filter. No text changes, no new links from outside, nothing else deployed for 5 weeks (I bribed the devs).

- Week 1: crawled 6x more often
- Week 3: position 8
- Week 5: position 6, stable for the ten weeks since

Control category, similar, not touched: 12, 13, 12, 12.

It's one test on one site. But if you're about to order 20 articles about folding chairs, look at your menu first.`,
      author: 'nofollow_nadia',
      hoursAgo: 29.7,
      score: 604,
      ratio: 0.98,
      comments: 77,
      flair: 'Test',
    },
    {
      title: 'Is SEO still a career for someone starting now? I am 23',
      body: `Agency offered me a junior role, 29k. My uncle says it's dead, he's been saying that since I was 11. I like finding out why things happen. I don't like the idea of learning something that goes away. What would you do?`,
      author: 'tabula_rasmus',
      hoursAgo: 10,
      score: 142,
      ratio: 0.9,
      comments: 134,
      flair: 'Careers',
      replies: [
        {
          author: 'mappack_manuela',
          body: '"I like finding out why things happen" is the job. The name of it will change, it did three times for me. Take it, learn SQL, learn to talk to devs.',
          score: 268,
          hoursAgo: 9.5,
        },
      ],
    },
    {
      title: 'Updated documentation on how crawl budget is reported for large sites',
      body: '',
      link: 'https://searchdocs.example/crawl-budget-reporting',
      author: 'canonical_carl',
      hoursAgo: 24.3,
      score: 118,
      ratio: 0.96,
      comments: 23,
      flair: 'News',
    },
    {
      title: 'Out of stock products: 404, redirect, or leave up? Small shop, stock changes daily',
      body: `Shop sells second-hand and new board games, ~1,100 items. Half of them are single copies. Dev set sold-out pages to 404 automatically, two weeks later it's back in and has to rank from zero.

SEO side I think I know: leave up, mark availability, link alternatives. The practical trouble is that the stock data's rubbish. They sell in the store and at fairs and the site finds out days later, so my availability markup is lying and merchant listings got a warning.

So two questions. Do you leave one-offs up for good? And what are shops of that size using to keep the numbers right in store and online without an ERP? They've got one PC and a barcode scanner.`,
      author: 'meadowsweet_search',
      hoursAgo: 16.1,
      score: 73,
      ratio: 0.97,
      comments: 38,
      flair: 'Ecommerce',
    },
    {
      title: 'Got an email offering me a backlink from my own website',
      body: `$120. I negotiated to 90. Waiting.

Edit: they've sent an invoice.
Edit 2: no I won't pay it. But I'm tempted to see how they do it.`,
      author: 'disavow_dario',
      hoursAgo: 3,
      score: 1422,
      ratio: 1,
      comments: 81,
      flair: 'Humor',
    },
  ],
}
