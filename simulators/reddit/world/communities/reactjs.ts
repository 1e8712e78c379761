import type { WrittenCommunity } from '../written-community.ts'

export const reactjs: WrittenCommunity = {
  name: 'reactjs',
  title: 'React: components, hooks and opinions about both',
  about:
    'A community for people who build with React, from the first counter to the last rewrite. Portfolios and projects on Sundays, arguments about state management all week.',
  subscribers: 497000,
  postsPerDay: 62,
  rules: [
    {
      name: 'Showing off only in the Show-off Sunday thread',
      description:
        "Portfolios, side projects, component libraries and launches go in the pinned thread that opens every Sunday. As posts of their own they're removed. Bring them back on Sunday, no hard feelings.",
      appliesTo: 'link',
    },
    {
      name: 'No paid products, not even on Sundays',
      description:
        'Templates, boilerplates, courses and UI kits with a price are advertising. If someone asks for a recommendation you may name yours in a comment, clearly marked as yours.',
    },
    {
      name: 'Questions need a reproduction',
      description:
        'A sandbox, a gist or twenty lines that show it. "My useEffect runs twice" without code has been asked today already.',
    },
    {
      name: 'Beginners use the pinned thread',
      description: 'There is a beginner thread every month and kind people read it. Please be kind in it.',
    },
    {
      name: 'Label AI-made projects',
      description:
        'If most of the code was generated, say so in the post. We do not mind. We mind finding out in the comments.',
    },
    {
      name: 'No tribal wars',
      description:
        '"Framework X killed React" posts need benchmarks, code or an experience of your own. Otherwise they are bait and we remove them.',
    },
    {
      name: 'No surveys, no recruiting',
      description: 'Not for research, not for your waitlist. Jobs go in the monthly hiring thread.',
    },
  ],
  posts: [
    {
      title: 'I deleted 31 useEffects this week and nothing happened',
      body: `Literally nothing. No bug, no visual change, the tests pass, the app is quicker. Thirty one effects that copied props to state, or state to other state, or told a parent something the parent already knew.

I wrote nineteen of them. I remember feeling clever.`,
      author: 'derived_dana',
      hoursAgo: 12.5,
      score: 1310,
      ratio: 0.98,
      comments: 144,
      flair: 'Discussion',
      replies: [
        {
          author: 'suspenseiskillingme',
          body: 'effect 32 is the one that was holding up the building. do not touch it.',
          score: 488,
          hoursAgo: 12,
        },
        {
          author: 'propdrill_sergeant',
          body: 'How did you find them? Lint rule or just reading?',
          score: 71,
          hoursAgo: 11.3,
        },
        {
          author: 'derived_dana',
          body: 'Reading, with a rule: if the effect calls a setter and does not talk to anything outside React, it is guilty until proven innocent.',
          score: 260,
          hoursAgo: 11.1,
        },
      ],
    },
    {
      title: 'How do you see client errors next to the server logs? Small team, no budget for the big suites',
      body: `We're three people with a React front and a small API. Error boundary catches things and posts them to an endpoint, which... writes them to a log file. API has its own log file. So when a user says "white screen at 14:10" I have two files and a guess.

The error trackers we tried are great at grouping stack traces but they don't show what the server did for that user in that minute, and adding the server side doubled the price.

What I'd like is dumb: everything in one place, front and back, searchable by user and time. Keep it for a month. Anybody found something for teams our size, or did you glue it yourselves?`,
      author: 'boundary_issues',
      hoursAgo: 4.9,
      score: 62,
      ratio: 0.95,
      comments: 27,
      flair: 'Needs Help',
      replies: [
        {
          author: 'hydrate_often',
          body: 'We send front end errors to the same log drain as the API with a session id on both. Searching is the weak part, still looking for something that is not painful.',
          score: 18,
          hoursAgo: 4.2,
        },
      ],
    },
    {
      title: 'My interview take-home was "rebuild our product". They shipped it.',
      body: `Not a copy of it. IT. My class names are in there. My typo is in there, \`handleSumbit\`, in production, on a page with a pricing table.

I didn't get the job. Feedback was that my solution "lacked polish".

Not naming them, I just want somebody to laugh with.`,
      author: 'sumbit_button',
      hoursAgo: 21,
      score: 3870,
      ratio: 0.98,
      comments: 322,
      flair: 'Discussion',
      replies: [
        {
          author: 'keyprop_karim',
          body: 'Send them an invoice. Net 14. Line item: polish.',
          score: 1722,
          hoursAgo: 20.5,
        },
        {
          author: 'lazy_loaded_lou',
          body: 'From now on mine will have a licence header. Thank you for your sacrifice.',
          score: 640,
          hoursAgo: 19.8,
        },
      ],
    },
    {
      title: 'Calendar/scheduler component with drag and drop that is not $900 a year?',
      body: `building a booking view for my mothers tutoring thing (6 tutors, ~80 kids). need week view, drag to move, recurring lessons, different colour per tutor. the free ones die on recurring, the good ones want an enterprise licence

or honestly, if there's a ready made app for tutors which does this + reminders to parents I will stop building and go outside. what did you use?`,
      author: 'week_view_woes',
      hoursAgo: 8.8,
      score: 39,
      ratio: 0.94,
      comments: 24,
      flair: 'Needs Help',
      replies: [
        {
          author: 'hydrate_often',
          body: 'Recurrence is the project. The rest is a grid with divs. If there is an off the shelf thing, take it and go outside.',
          score: 46,
          hoursAgo: 8.1,
        },
        {
          author: 'propdrill_sergeant',
          body: 'seconding. i built one in 2021 and still get a bug report twice a year, always the last sunday of march or october',
          score: 33,
          hoursAgo: 7.4,
        },
      ],
    },
    {
      title: 'State of our state: 5 years, 4 libraries, one table',
      body: `Same app, same team, mostly the same people.

| year | what we used | why we left |
|---|---|---|
| 2020 | the classic one | 11 files per checkbox |
| 2021 | context everywhere | everything re-rendered, including me |
| 2023 | atoms | nobody could find the atom |
| 2024 | server cache + useState | we haven't |

The lesson for us was that 85% of our "state" was a copy of the server's. Once that was a cache with a key, what was left fit into components. I'm not saying it's right for a drawing tool. It's right for forms and lists, and I suspect that's what most of us make.`,
      author: 'keyprop_karim',
      hoursAgo: 26,
      score: 846,
      ratio: 0.96,
      comments: 197,
      flair: 'Discussion',
    },
    {
      title: 'Portfolio - Review Request: 2nd year CS student, roast it please',
      body: `Made with React, three fiber and too much coffee. There is a spinning globe. I know about the spinning globe. Everything else please: spacing, wording, whether the projects look real (they are). Looking for internships next summer.`,
      author: 'globe_spinner_03',
      hoursAgo: 15.2,
      score: 14,
      ratio: 0.71,
      comments: 22,
      flair: 'Portfolio',
      replies: [
        {
          author: 'lazy_loaded_lou',
          body: 'It is Thursday so this will be gone soon, but: put the projects above the globe and tell me what *you* did in each. The globe is 4 MB.',
          score: 29,
          hoursAgo: 14.7,
        },
      ],
    },
    {
      title: 'Rendering a 50,000 row table without a virtual list, and why we went back',
      body: '',
      link: 'https://paintorder.example/blog/fifty-thousand-rows',
      author: 'contentvisible_cy',
      hoursAgo: 30.5,
      score: 318,
      ratio: 0.96,
      comments: 41,
      flair: 'Resource',
    },
    {
      title: 'unpopular: your design system has one user and it is you',
      body: `We have 3 devs. We have 64 documented components. We have a site for the components. The site has a dark mode. The product does not have a dark mode.`,
      author: 'suspenseiskillingme',
      hoursAgo: 5.7,
      score: 702,
      ratio: 0.97,
      comments: 83,
      flair: 'Discussion',
      replies: [
        {
          author: 'boundary_issues',
          body: 'I felt the button from across the room. Which of the five buttons, I cannot say.',
          score: 214,
          hoursAgo: 5.1,
        },
      ],
    },
    {
      title: 'Ship 10x faster with NovaKit Pro, the last boilerplate you will ever need ⚡',
      body: `Auth ✅ Payments ✅ Dashboard ✅ AI ✅ Dark mode ✅ Landing page ✅

Launch price $149 instead of $399, only until midnight. Over 2,000 happy makers can't be wrong. Link in bio!`,
      author: 'novakit_ship',
      hoursAgo: 0.8,
      score: 0,
      ratio: 0.09,
      comments: 5,
      replies: [
        {
          author: 'keyprop_karim',
          body: 'It was "until midnight" last Tuesday too.',
          score: 47,
          hoursAgo: 0.6,
        },
      ],
    },
    {
      title: 'Hydration mismatch only for users in two countries. I have found it and I am not well',
      body: `Four days. Only in production, only some users, only in Norway and (some of) Switzerland.

Server formatted a number with a normal space as the thousands separator. Browser used a *narrow no-break* space. Depending on the ICU version on the box. They look the same. They look THE SAME. I diffed the HTML by eye perhaps thirty times.

Fix: pass the formatted string down. Moral: never print a number.`,
      author: 'nbsp_and_gone',
      hoursAgo: 38,
      score: 1144,
      ratio: 0.99,
      comments: 91,
      flair: 'Discussion',
    },
    {
      title: 'Three years of React only, everybody wants "full stack" now. Where would you start?',
      body: `laid off in september. every listing for a front end role asks for node, sql, some cloud, sometimes devops. i can do components with my eyes shut but i've never made a table in a database that wasnt a tutorial.

i have savings for about 4 months. would you build one real thing end to end, or do a course, or just apply anyway and learn on the job? genuinely asking, feeling a bit lost`,
      author: 'tabs_over_therapy',
      hoursAgo: 10.9,
      score: 227,
      ratio: 0.96,
      comments: 118,
      flair: 'Needs Help',
    },
  ],
}
