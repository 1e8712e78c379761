import { expect, test } from 'vitest'
import { simulatorAddresses, simulatorPorts } from './ports.ts'

test('every simulator has a fixed place after the base port', () => {
  expect(simulatorPorts(5000)).toEqual({
    directory: 5000,
    google: 5001,
    mail: 5002,
    smtp: 5003,
    reddit: 5004,
    stripe: 5005,
    llm: 5006,
    content: 5007,
    websites: 5008,
    channels: 5009,
  })
})

test('addresses start at 4600 on the loopback unless told otherwise', () => {
  expect(simulatorAddresses()).toMatchObject({
    directory: 'http://127.0.0.1:4600',
    smtp: 'smtp://127.0.0.1:4603',
    content: 'http://127.0.0.1:4607',
  })
})
