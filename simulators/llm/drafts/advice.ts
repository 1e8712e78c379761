/** What somebody who knows the trade would answer. No number of their own and no story of theirs: a model has neither. */
export type Advice = {
  match: RegExp
  /** Answers the question straight away. */
  answer: string
  tips: string[]
  /** A way that costs nothing or is somebody else's. */
  option: string
  ask: string
}

export const advice: Advice[] = [
  {
    match: /no-?shows?|cancel(?:l?ing|l?ed|lation)|didn'?t show|late cancel|7am/i,
    answer:
      'A small deposit does more against this than any reminder, because it changes who books in the first place.',
    tips: [
      'Say it at the moment of booking, in one plain line: deposit is kept if you cancel after noon the day before.',
      'Send one reminder the day before with a way to move the slot. People who would vanish will often move instead.',
      'Regulars get an exception you can name out loud. New people get the rule.',
      'Keep a short list of people who would take a free slot on the same day and text them first.',
    ],
    option:
      'You can try it this week with a payment link and a note in your phone before you pay for any software.',
    ask: 'Do most of yours come from new clients or from regulars?',
  },
  {
    match:
      /drowning in (?:phone )?calls|take bookings|booking over text|phone tag|rebook|how far ahead|waitlist/i,
    answer:
      'Take the booking off the phone but keep the phone for the odd cases, otherwise you just swap one queue for another.',
    tips: [
      'Put only the services that always take the same time online. Anything that needs a look stays a call.',
      'Set two windows a day for calling back and say so on the voicemail.',
      'Rebook before they leave, while the calendar is still in front of you both.',
      'Leave a gap after the jobs that tend to run over, or the whole day slides.',
    ],
    option:
      'A shared calendar with a plain form in front of it is enough for the first month, and it shows you what people really ask for.',
    ask: 'How many of those calls are new clients, and how many just want to move a slot?',
  },
  {
    match:
      /late pay|owed? me|follow(?:ing|ed)? up|unpaid|overdue|chas(?:e|ing)|pays? (?:it|me)\b|pay ['"]?at the end|slow[- ]paying|invoice and then/i,
    answer: 'Make the reminder boring and automatic, so that it is the system asking and not you.',
    tips: [
      'Send the first one a few days before the due date. It reads as a courtesy and catches the honest ones.',
      'After the due date change the channel: a call or a letter to whoever approves payments, not another mail to your contact.',
      'Put the next step and its date into each message, and then do it on that date.',
      'For the next job, ask for part of it up front and stop work at a named number of days.',
    ],
    option: 'Three saved templates and a weekly slot in your calendar already do most of this for free.',
    ask: 'Is it one client, or has it become normal across all of them?',
  },
  {
    match:
      /deposit|best price|undercharg|raise my price|rais(?:ed|ing) (?:my )?prices?|price check|how much (?:do|should)|discount/i,
    answer: 'Say the number and the reason in one sentence, and then stop talking.',
    tips: [
      'A deposit is normal wherever you hold time for somebody. You can call it a booking fee if the word scares people.',
      'Tell existing clients a month ahead and give the date, without an apology.',
      'If somebody pushes, take scope away instead of money.',
      'Write down who left and why. It is usually fewer people than it feels like.',
    ],
    option: 'If you are unsure, try it on new clients only for a month before you touch the old ones.',
    ask: 'What happens to your week if the cheapest tenth of your clients leaves?',
  },
  {
    match: /zigzag|route|driv(?:e|ing) (?:across|around|time)|mileage|service area|county/i,
    answer: 'Give each part of the map its own day, and let the day decide, not the client.',
    tips: [
      'Write the days on your page and in your messages: north on Mondays, town on Tuesdays, and so on.',
      'Offer the two slots nearest to somebody you already visit that day, and only those.',
      'Charge a plain travel fee outside the ring. Some will pay it, most will find a neighbour to share.',
      'When a regular moves away, hand them over. One far client costs more than the fee shows.',
    ],
    option:
      'A printed map with coloured dots for a month of visits shows you the ring to draw, and it costs nothing.',
    ask: 'How many of your regulars would really leave if their day changed?',
  },
  {
    match:
      /open(?:ing|ed)? my own|on my own|first day|day one|start(?:ing)? (?:a|my) (?:business|salon|shop)/i,
    answer:
      'Set up how people book, how they pay and what happens when they cancel, in that order, and leave the logo for later.',
    tips: [
      'Write the rules for deposits and late arrivals before the first client, because changing them later feels personal.',
      'Keep a separate account from the first day, even if there is hardly anything in it.',
      'Tell old clients where you are only as far as your contract allows it. Ask somebody who knows, once.',
      'Leave room in the week. The first months are full of things that nobody books.',
    ],
    option:
      'A notebook page for each client and a shared calendar carry you through the first weeks without paying for anything.',
    ask: 'What do people ask you most when they call today?',
  },
  {
    match: /wrist|back pain|carpal|tendon|numb|sore|posture|ergonomic/i,
    answer: 'Have it looked at by a professional before you try to work around it, numbness especially.',
    tips: [
      'Take the load off in the meantime: shorter days, the heavy dogs to somebody else, breaks by the clock.',
      'Bring a video of how you hold the tool. It saves the therapist a lot of guessing.',
      'Height of the table first, tools second. A better grip at the wrong height changes little.',
    ],
    option: 'Swapping one task a day with a colleague costs nothing and gives the hand a rest.',
    ask: 'Is it there in the morning too, or only after work?',
  },
  {
    match: /sku|inventory|stock|spreadsheet/i,
    answer: 'Count less, but count every week: the items that sell, not all of them.',
    tips: [
      'Sort by what sold last month and do a full count of the top slice only. The rest can wait for a quiet day.',
      'Give each shelf a code and write that code into the sheet. It saves more time than barcodes at your size.',
      'Let one person change the sheet and everybody else report to them.',
      'Before you move to software, clean the names. Doubles move along with you.',
    ],
    option:
      'A plain spreadsheet with one row per item and a reorder column will carry a shop of that size for a good while.',
    ask: 'Where does it go wrong today, at the till or when goods come in?',
  },
  {
    match: /tutor|lesson|student|teacher|class(?:room|es)|homework|parents?/i,
    answer: 'Fix the slots first and fill people into them, instead of building the week around each family.',
    tips: [
      'Offer each family two slots and a date by which they have to choose.',
      'Keep make-up lessons in one place in the week. Scattered ones eat the evenings.',
      'Send parents one message a week with what was done and what comes next. It cuts the questions in between.',
      'Write the cancellation rule on the first invoice, not in a separate document.',
    ],
    option: 'A shared calendar that parents can only read already ends most of the back and forth.',
    ask: 'Is it the planning that takes the time or the changes afterwards?',
  },
  {
    match: /churn|retention|cancel their (?:plan|subscription)|annual plan|onboarding|activation|trial/i,
    answer: 'Look at what people did in their first week before you look at why they left.',
    tips: [
      'Find the one thing that those who stayed had done early, and put it on the first screen.',
      'Ask at the moment of leaving, with one open question. Lists of reasons get you the first reason on the list.',
      'Offer a pause beside the cancel button. Some of it is only timing.',
      'Read ten support threads of people who left. It is quicker than a dashboard and says more.',
    ],
    option:
      'You can do all of that with a spreadsheet and your own mailbox before you buy anything that draws charts.',
    ask: 'Do they leave in the first weeks, or after half a year?',
  },
  {
    match:
      /log(?:s|ging)? bill|logs on|vps|hosting|kubernetes|docker|self-?host|monitor|uptime|incident|on-?call|deploy|backup|sysadmin|server/i,
    answer: 'Throw away at the source: most of that bill is lines nobody has ever searched for.',
    tips: [
      'List your loudest log lines by count. A handful usually makes up most of the volume.',
      'Keep errors and slow requests, sample the rest, and move debug behind a switch.',
      'Two weeks searchable and the rest compressed in a bucket is plenty for a small team.',
      'Whatever you choose, test a restore or a search on a bad day before you need it on one.',
    ],
    option:
      'On a single small machine, journald with a size limit plus a cron job that mails you the errors is a fair start.',
    ask: 'What was the last thing you really had to look up in them?',
  },
  {
    match: /help desk|support desk|per-seat|feature requests?|"?it doesn'?t work|see what users did|ticket/i,
    answer: 'Sort the last month of messages by hand once, and the choice of tool gets much easier.',
    tips: [
      'If most of it is the same five questions, better answers on the page beat a better inbox.',
      'Export everything before you switch and check that you can search the old threads afterwards.',
      'Ask for the browser, the time and a screenshot in the form itself.',
      'Count people who answer, not people who look: many tools let readers in for free.',
    ],
    option: 'A shared mailbox with labels and two rules is enough for a team of two or three.',
    ask: 'How many people really answer, and how many only need to read along?',
  },
  {
    match: /soc ?2|compliance|audit|gdpr|security question|insurance|tax|accountant|bookkeep|ledger|receipt/i,
    answer: 'Do the boring part first: a folder per topic, one page each, with a date on it.',
    tips: [
      'Ask what exactly they need. Often a filled-in questionnaire and a plain page on how you work will do.',
      'Write down what you already do before you write down what you should do.',
      'Reconcile every week in a fixed half hour. It is the gaps that cost money later.',
      'For anything that ends in a fine, pay somebody qualified for an hour and bring a list.',
    ],
    option:
      'Public templates cover the first version well enough, as long as you delete what is not true for you.',
    ask: 'Is there a date attached to it, or is it a wish so far?',
  },
  {
    match:
      /maker time|focus|swiss cheese|batch client calls|quick call|meeting|calendar|habit|productiv|procrastinat|adhd|routine|discipline|to-?do/i,
    answer: 'Give the interruptions a home instead of trying to have fewer of them.',
    tips: [
      'Two fixed windows a day for messages and calls, and the windows are public.',
      'Put the hardest thing into the first hour and decide on it the evening before.',
      'Offer three call slots a week and nothing else. People take them.',
      'When you miss a day, shrink the task instead of promising a bigger one.',
    ],
    option:
      'Paper works. A card with three lines for the day beats most apps, because you can see when it is full.',
    ask: 'Which interruption would hurt the most if it waited until the afternoon?',
  },
  {
    match: /scope creep|unlimited revisions|contract|client (?:asked|wants|left|from hell)|freelanc|holiday/i,
    answer: 'Answer with a choice instead of a no: this for that, or this later for that much.',
    tips: [
      'Count revisions from now on and say so in the next mail, in a friendly line.',
      'Name the end: what is finished, by when, and what happens to wishes that come after it.',
      'Put time off into your signature two weeks ahead. Nobody is surprised twice.',
      'For the next contract, write what is not included. It is the shortest part and saves the most.',
    ],
    option:
      'A one-page change note that both sides answer with "yes" by mail is enough, you need no tool for it.',
    ask: 'Is it one client who does this, or does the offer invite it?',
  },
  {
    match:
      /cold (?:outreach|email)|first (?:customers?|users?|clients?)|distribution|get found|marketing channel|leads?\b|validate|idea/i,
    answer: 'Talk to ten people who have the problem today, and let them show you how they solve it now.',
    tips: [
      'Go where they already ask for help and answer without selling. The questions tell you the words to use.',
      'One channel for a month, then judge it. Three at once tell you nothing.',
      'Write to people one by one with a sentence that only fits them.',
      'Ask what they tried before and what it cost them. That is your price and your page.',
    ],
    option:
      'A plain list in a spreadsheet, with the date of the next step, beats a sales tool until you have more than a few dozen names.',
    ask: 'Who was the last person that told you about this problem unasked?',
  },
  {
    match: /seo|search console|rank|backlink|keyword|organic|blog post|content market/i,
    answer:
      'Write the page that answers the question you get asked every week, and make it better than the reply you type by hand.',
    tips: [
      'Look at the queries you already show up for and improve those pages before you write new ones.',
      'One page per question. Merge the ones that compete with each other.',
      'Put the answer into the first lines and the story below.',
      'Links come from being cited, so publish something that can be cited: a table, a template, a test.',
    ],
    option: 'Search Console is free and enough for the first year of this.',
    ask: 'Which of your pages do people send to each other?',
  },
  {
    match: /email|newsletter|deliverab|spam folder|open rate|unsubscrib|inbox/i,
    answer: 'Send less to fewer people, starting with those who opened something lately.',
    tips: [
      'Set up SPF, DKIM and DMARC first. Nothing else helps as long as one of them fails.',
      'Stop writing to people who have not opened for half a year, after one last honest mail.',
      'Plain text from a person outlives a designed template.',
      'Put the unsubscribe link at the top for a month and watch the complaints fall.',
    ],
    option: 'The free postmaster tools of the big mail providers show you most of what the paid checkers do.',
    ask: 'Did it drop from one week to the next, or slowly?',
  },
  {
    match: /ppc|ads?\b|google ads|meta ads|cpc|cpa|campaign|roas|conversion/i,
    answer: 'Check what you count as a conversion before you touch a bid.',
    tips: [
      'Pull the search terms of the last month and exclude what you would be ashamed of.',
      'Split brand from the rest. Mixed together they flatter each other.',
      'Change one thing and wait until it has had enough clicks to mean something.',
      'Send people to a page that repeats the words of the ad.',
    ],
    option: 'A week with the smallest budget on your three best terms tells you more than an audit.',
    ask: 'What is a new customer worth to you over a year?',
  },
  {
    match: /shopify|etsy|store|checkout|cart|listing|product photo|ship(?:ping|ped)|return(?:s|ed)/i,
    answer: 'Fix the first picture and the shipping line, in that order, before you touch anything else.',
    tips: [
      'Show the thing in a hand. Size is the question behind most returns.',
      'Say what shipping costs and how long it takes beside the price.',
      'Read your own listing on a cheap phone with a slow connection.',
      'Answer the three questions you get most in the first lines of the description.',
    ],
    option:
      'Ask two strangers to buy something while you watch and say nothing. It costs an hour and a coffee.',
    ask: 'Do people leave on the product page or in the cart?',
  },
  {
    match: /hire|hiring|employee|raise|manager|interview|team of|staff|groomer(?:s)? (?:quit|leave)/i,
    answer: 'Tell them what you can do and by when, even if it is less than they asked for.',
    tips: [
      'Show the numbers that limit you. People can live with a no they understand.',
      'Hours, a day at home or a fixed free afternoon are worth money too.',
      'Write the agreement down the same day, with the date on which you look at it again.',
      'Ask what would make them stay apart from money. The answer is often cheap.',
    ],
    option: 'It costs nothing to ask two people in your trade what they pay, and most will tell you.',
    ask: 'Would you hire them again today at the price they ask for?',
  },
  {
    match: /photograph|gallery|shoot|wedding|portrait|editing|cull/i,
    answer: 'Promise fewer pictures and an earlier date, and then beat both.',
    tips: [
      'Send a handful within two days. It buys you patience for the rest.',
      'Cull in one sitting with a timer. The second look makes it worse.',
      'Put the number of final pictures and one round of changes into the offer.',
      'Take the last third of the money before the gallery opens.',
    ],
    option:
      'A shared folder with a clear name and an end date works for delivery until you do this every week.',
    ask: 'Where does the time go, in picking or in editing?',
  },
  {
    match:
      /react|javascript|typescript|node\b|api\b|bug|component|state|render|library|framework|code|python|sql|query|dataset|model/i,
    answer:
      'Make it as small as possible until it breaks on its own, and you will usually see it before you have to ask again.',
    tips: [
      'Write down what you expect and what you get, one line each.',
      'Measure before you change anything. The slow part is rarely the one you suspect.',
      'Prefer the boring thing your team already knows over the better thing it does not.',
      'Put the decision into a short note with the reason. Half a year later that is what you look for.',
    ],
    option: 'The platform itself often has it by now, so check what you could delete first.',
    ask: 'What is the smallest version of it that still fails?',
  },
  {
    match: /burn(?:ed|t)? ?out|exhaust|tired|lonely|quit my|giving up|overwhelm|stress/i,
    answer: 'Take something away before you add anything, even a good habit.',
    tips: [
      'Pick the one obligation that nobody would miss for a month and drop it today.',
      'Keep one evening without screens and tell people about it.',
      'Talk to somebody who is not part of the work. A friend is fine, a professional is better if it lasts.',
      'Decide on what is enough for this week and stop there.',
    ],
    option: 'A walk at the same hour every day sounds too small and still helps.',
    ask: 'What would you stop first if you were allowed to?',
  },
  {
    match:
      /mov(?:e|ed|ing) (?:off|from|to)|switch(?:ing)?|leaving my|alternative|replace|what (?:are you all|do you all|should i) (?:us|move)|recommend|best .{0,40}\?/i,
    answer: 'List the three things you really do with it every week, and judge the next one by those alone.',
    tips: [
      'Export your data first and open the file. If it is unreadable you know what the move will cost.',
      'Run both for one billing period with new work only in the new one.',
      'Ask for the price at twice your size before you sign.',
      'Write to their support with a small question and see how long it takes.',
    ],
    option:
      'It is worth checking whether a cheaper plan of what you have now would do, before you go through a move.',
    ask: 'What made you look around now and not a year ago?',
  },
]

export const anything: Advice = {
  match: /./,
  answer: 'I would start with the smallest version of it that you can try this week, and decide after that.',
  tips: [
    'Write down what would have to be true for it to work, and test the line you believe least.',
    'Ask two people who did it already what they would leave out.',
    'Set a date on which you look at it again, so that it does not drag on.',
    'Keep a note of what you tried. The second round gets much shorter.',
  ],
  option: 'A pencil and an hour get you further here than any tool.',
  ask: 'What have you tried so far?',
}
