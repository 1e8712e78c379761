import type { WrittenCommunity } from '../written-community.ts'

export const node: WrittenCommunity = {
  name: 'node',
  title: 'Node.js: JavaScript on the server',
  about:
    'News, questions and projects around Node and what runs on it. Show us what you made, just be honest that you made it.',
  subscribers: 268000,
  postsPerDay: 34,
  rules: [
    {
      name: 'Your own projects are welcome, with disclosure',
      description:
        "You may post your package, article or product. Say it is yours in the first line and stay around to answer. Once a month per project, please: a patch release isn't news.",
    },
    {
      name: 'Nine to one',
      description:
        'If most of your history here is links to one domain you are not a member, you are a feed. We will remove the posts and, if it goes on, the feed.',
      appliesTo: 'link',
    },
    {
      name: 'Post code as text',
      description:
        'Not a photo of your screen. Indent by four spaces or use a gist. Say which Node version you are on.',
    },
    {
      name: 'No generated articles or answers',
      description:
        'If a language model wrote your post or your comment, it goes. People come here for what you know, they can ask a machine by themselves.',
    },
    {
      name: 'Stay on topic',
      description:
        'It has to concern Node, npm or the server side of JavaScript. Front end questions have nicer homes.',
    },
    {
      name: 'No job ads',
      description: 'There are places for hiring. Questions about your own career are fine.',
    },
  ],
  posts: [
    {
      title: 'Where do you send your pino logs when you are 3 devs and not a bank',
      body: `we log json with pino to stdout, the host keeps the last 1500 lines or so and thats it. so basically we have goldfish logs

last night a webhook failed at 2am, customer wrote at 9, lines gone.

i looked at the usual suspects. either its 5 containers i have to run myself or its a hosted thing where the free tier ends at "lol" and the next tier is more than our db. we do maybe 600mb a day

all i want is: drain stdout somewhere, filter on \`reqId\` and \`userId\`, keep it a couple of weeks. what are small teams using in 2025?`,
      author: 'promise_me_nothing',
      hoursAgo: 3.8,
      score: 58,
      ratio: 0.96,
      comments: 33,
      flair: 'Help',
      replies: [
        {
          author: 'eventloop_emil',
          body: 'We wrote to SQLite with full text search on the same box for a year. Works until the box is the thing that died.',
          score: 27,
          hoursAgo: 3.3,
        },
        {
          author: 'tarball_tess',
          body: "Whatever you choose, look at how it prices retention and not only ingest. That's where ours got us.",
          score: 19,
          hoursAgo: 2.9,
        },
        { author: 'promise_me_nothing', body: 'goldfish box. noted', score: 8, hoursAgo: 2.7 },
      ],
    },
    {
      title: 'I replaced 41 dependencies with the standard library. A list, with regrets',
      body: `Over a quiet month I went through our \`package.json\` and asked of each line "does Node do this by now?". It's a mid sized API, eight years old. We went from 96 direct dependencies to 55.

**Easy wins:** uuid, dotenv, a fetch wrapper, mkdirp, rimraf, a glob package, our test runner and its four plugins, a colour library, a promise-timeout thing, two different deep clones.

**Took longer than it should have:** the argument parser. \`util.parseArgs\` is fine, but our CLI had grown subcommands, and I ended up writing 60 lines which I now own.

**Regrets:** date handling. I took out the library, wrote small helpers, and found out in the last week of October why the library existed. It's back.

**Numbers, since you'll ask:** install went from 38 s to 14 s in CI. Cold start dropped by 210 ms. Audit noise went from "ignore it" to two lines I can actually read.

Would I do it again? Yes, but with a rule: if my replacement is over 40 lines, the dependency stays. Somebody else's tests are worth more than my pride.`,
      author: 'tarball_tess',
      hoursAgo: 16,
      score: 734,
      ratio: 0.97,
      comments: 121,
      flair: 'Discussion',
      replies: [
        {
          author: 'streamsbeforedreams',
          body: 'The 40 line rule is good. I would add: nothing with the word "timezone" in it.',
          score: 203,
          hoursAgo: 15.4,
        },
        {
          author: 'kebab_case_kim',
          body: 'two different deep clones is so real. one of them was for the other one wasnt it',
          score: 164,
          hoursAgo: 14.1,
        },
      ],
    },
    {
      title: 'Mine: sluicebox 2.0, backpressure-aware job queue on plain Postgres, MIT',
      body: `Disclosure: I wrote it, nobody pays me for it.

2.0 drops the polling and uses LISTEN/NOTIFY with a fallback, adds per-key concurrency ("one job per customer at a time"), and has no dependency apart from the driver. Breaking: handlers now get an AbortSignal as the second argument.

Not for you if you need more than about 2k jobs a second. Happy to answer anything, also "why not redis".`,
      author: 'vacuum_full_vera',
      hoursAgo: 20,
      score: 189,
      ratio: 0.95,
      comments: 44,
      flair: 'Release',
      replies: [
        { author: 'eventloop_emil', body: 'why not redis', score: 92, hoursAgo: 19.7 },
        {
          author: 'vacuum_full_vera',
          body: 'Because I already back up Postgres and I only want to be woken by one thing.',
          score: 141,
          hoursAgo: 19.5,
        },
      ],
    },
    {
      title: 'Memory climbs 30 MB an hour, heap snapshot looks flat. What am I missing?',
      body: `Node 22, Fastify, behind a load balancer. RSS grows steadily, \`heapUsed\` doesn't. Restarting fixes it for about a day and a half. I've compared three snapshots and the retained size is basically the same.

We use sharp for thumbnails and one native module for PDF. Is external/native memory the suspect, and how do you prove it without a debugger in production?`,
      author: 'leaky_bucket_lo',
      hoursAgo: 7.2,
      score: 46,
      ratio: 0.95,
      comments: 28,
      flair: 'Help',
      replies: [
        {
          author: 'streamsbeforedreams',
          body: 'Try another allocator before anything else. Fragmentation with image libraries looks exactly like this.',
          score: 38,
          hoursAgo: 6.6,
        },
      ],
    },
    {
      title: 'node_modules is not heavy, you are just weak',
      body: `i carry 1.4 gigabytes of left-trimming utilities up the hill every morning and i do not complain. my father carried it before me. he had a slower registry`,
      author: 'kebab_case_kim',
      hoursAgo: 25,
      score: 968,
      ratio: 0.98,
      comments: 52,
      flair: 'Humor',
    },
    {
      title: 'What the event loop does while you await: an illustrated walk',
      body: '',
      link: 'https://tickandtock.example/event-loop-illustrated',
      author: 'penny_microtask',
      hoursAgo: 29,
      score: 271,
      ratio: 0.97,
      comments: 19,
      flair: 'Article',
    },
    {
      title: 'How do you trace one request across 4 small services without going full tracing stack?',
      body: `We're two backend people. Gateway, billing, mailer, a worker. When something goes wrong I open four terminals, tail four logs, and line the timestamps up by eye like a film editor.

I've got AsyncLocalStorage set up and I do pass an \`x-request-id\` along, so the id is in every line. I just have nowhere to type it in. Every tutorial goes from here straight to collectors, exporters, sampling and a 9-part series.

Is there an in between? Something where I paste the id and get the lines of all four in order? I don't need flame graphs. I'd be OK with paying 20 to 50 a month.`,
      author: 'fourterminals',
      hoursAgo: 10.4,
      score: 71,
      ratio: 0.97,
      comments: 36,
      flair: 'Help',
      replies: [
        {
          author: 'penny_microtask',
          body: 'You have done the hard half already. Ship all four to the same place and search for the id, that is honestly it.',
          score: 44,
          hoursAgo: 9.8,
        },
        {
          author: 'fourterminals',
          body: 'Right, "the same place" is the question :)',
          score: 31,
          hoursAgo: 9.5,
        },
      ],
    },
    {
      title: 'Express to something else in 2025: was it worth it for anyone with a real codebase?',
      body: `220 routes, 7 years, a pile of middleware written by people who left. It works. A new hire keeps telling me it's embarrassing. I don't find it embarrassing, I find it boring, and I like boring. Did anybody move a codebase of this size and gain something users could feel?`,
      author: 'middleware_mo',
      hoursAgo: 13.6,
      score: 112,
      ratio: 0.93,
      comments: 97,
      flair: 'Discussion',
    },
    {
      title: 'TOP 10 Node.js Best Practices Every Developer MUST Know In 2025 (number 7 will shock you)',
      body: '',
      link: 'https://codeboostr.example/top-10-node-best-practices',
      author: 'codeboostr_blog',
      hoursAgo: 1.4,
      score: 0,
      ratio: 0.17,
      comments: 6,
      replies: [
        {
          author: 'middleware_mo',
          body: 'Number 7 is "use environment variables". I was not shocked.',
          score: 54,
          hoursAgo: 1.1,
        },
      ],
    },
    {
      title: 'Junior here, is it normal to be put on call for a service after 5 weeks',
      body: `First job. Team of four, one is on leave, one just quit. My lead said "you'll be fine, just look at the logs". I dont really know what normal looks like in those logs so I also dont know what not normal looks like. Rotation starts monday. What should I ask for before then?`,
      author: 'ctrl_c_ctrl_v_cry',
      hoursAgo: 18.3,
      score: 203,
      ratio: 0.98,
      comments: 84,
      flair: 'Career',
      replies: [
        {
          author: 'vacuum_full_vera',
          body: 'Ask for three things in writing: who you call when stuck, how to roll back, and what is allowed to stay broken until morning.',
          score: 176,
          hoursAgo: 17.8,
        },
        {
          author: 'leaky_bucket_lo',
          body: 'Spend an hour reading the logs on a boring Wednesday. It is the best preparation there is and nobody does it.',
          score: 69,
          hoursAgo: 16.9,
        },
      ],
    },
    {
      title: 'PSA: check your Dockerfile, you may be running as PID 1 and ignoring SIGTERM',
      body: `We lost in-flight jobs on every deploy for **fourteen months** and blamed the queue. \`CMD npm start\` wraps your process, npm gets the signal, your handler never runs, and after ten seconds you're shot.

\`CMD ["node", "server.js"]\` plus an init. That's the entire fix. I'd like those months back.`,
      author: 'sigterm_survivor',
      hoursAgo: 47,
      score: 892,
      ratio: 0.98,
      comments: 76,
      flair: 'Discussion',
    },
  ],
}
