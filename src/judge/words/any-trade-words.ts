/** What half of all products do: such a word tells the trade only beside another word of it. */
export const anyTradeWords =
  `account alert automatic booking calendar card charge checklist collect contact control cost count dashboard data deposit detail
  digital document dollar email export fee file form import invoice late letter link lesson manage market material message mobile money
  note notice notify order organize owner page payment phone photo plan planning price public publish quantity record remind report
  request review rule save script sell send share stall step store sync task team text time track transfer update view voice web
  widget write writer`.split(/\s+/)
