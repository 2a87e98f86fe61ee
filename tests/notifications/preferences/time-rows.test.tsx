import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { TimeRows } from '@/components/notifications/preferences/time-rows'
import { mailTimes } from '@/lib/notifications/rules/mail-times'

const drawn = (times: { digestHour: number; quietFrom: string; quietUntil: string }, hasSlack = false) => {
  const preferences = { choices: [], email: '', bounceReason: null, ...times }
  return renderToStaticMarkup(
    <TimeRows form={{ errors: {}, sent: {} }} preferences={preferences} hasSlack={hasSlack} />,
  )
}

test('the mail times say when what comes once a day comes', () => {
  expect(drawn(mailTimes.anytime)).toContain('>What you get once a day comes at 09:00 am.<')
  const day = 'outside these hours. What you get once a day comes at 08:00 am.<'
  expect(drawn(mailTimes.day)).toContain(`>Mail waits ${day}`)
  expect(drawn(mailTimes.day, true)).toContain(`>Mail and Slack wait ${day}`)
  expect(drawn({ ...mailTimes.day, digestHour: 7 })).toContain('>Mail waits outside these hours.<')
})
