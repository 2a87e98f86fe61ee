import { describe, expect, it } from 'vitest'
import { faultsOf } from '@/components/ui/form/action-result'
import { GENERAL_FAILURE } from '@/lib/shared/failure'

describe('faultsOf', () => {
  it('finds none in a success, with or without a result', () => {
    expect(faultsOf({ data: { id: '1' } })).toBeUndefined()
    expect(faultsOf({})).toBeUndefined()
  })

  it('takes an answer that never came for a failure', () => {
    expect(faultsOf(undefined)).toEqual({ fields: [], form: GENERAL_FAILURE })
  })

  it('gives the first sentence of each field and keeps quiet about the form', () => {
    const fieldErrors = {
      title: ['Too long.', 'Too odd.'],
      team: [],
      zone: undefined,
      'questions.0.text': ['Missing.'],
    }
    expect(faultsOf({ validationErrors: { formErrors: [], fieldErrors } })).toEqual({
      fields: [
        ['title', 'Too long.'],
        ['questions.0.text', 'Missing.'],
      ],
      form: undefined,
    })
  })

  it('gives what concerns the whole form', () => {
    expect(faultsOf({ validationErrors: { formErrors: ['One question at least.'] } })).toEqual({
      fields: [],
      form: 'One question at least.',
    })
  })

  it('never leaves a refused input without a sentence', () => {
    expect(faultsOf({ validationErrors: {} })?.form).toBe(GENERAL_FAILURE)
  })

  it('shows a refusal beside its fields, and as a whole where it names none', () => {
    const refusal = { code: 'invalid', message: 'That address is taken.' }
    expect(faultsOf({ serverError: { ...refusal, fields: { slug: refusal.message } } })).toEqual({
      fields: [['slug', refusal.message]],
      form: undefined,
    })
    expect(faultsOf({ serverError: refusal })).toEqual({ fields: [], form: refusal.message })
  })

  it('falls back to the general sentence for a failure without one', () => {
    expect(faultsOf({ serverError: { code: 'failure', message: '' } })?.form).toBe(GENERAL_FAILURE)
  })
})
