import { expect, test } from 'vitest'
import { enterpriseInquiryPath } from '@/components/billing/enterprise-inquiry'

const queryOf = (path: string) => Object.fromEntries(new URL(path, 'http://rapport.invalid').searchParams)

test('an inquiry is filled in for somebody who is signed in', () => {
  const asker = { firstName: 'Amara', lastName: 'Okafor', email: 'a+b@acme.example', workspaceName: 'Fern & Field' }
  expect(queryOf(enterpriseInquiryPath(asker))).toEqual({
    query: 'contact',
    name: 'Amara Okafor',
    email: 'a+b@acme.example',
    message: 'Inquiry for Enterprise Plan for Fern & Field',
  })
})

test('a stranger is asked for name and address', () => {
  expect(queryOf(enterpriseInquiryPath(null))).toEqual({ query: 'contact', message: 'Inquiry for Enterprise Plan' })
})
