const money = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' })

const date = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })

export const formatMoney = (cents: number) => money.format(cents / 100)

export const formatDate = (seconds: number) => date.format(seconds * 1000)
