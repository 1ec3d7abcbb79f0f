import { describe, expect, it } from 'vitest'
import { addToast, clearLog, dismissToast, emptyQueue, type ToastRequest } from './toastQueue'

const say = (text: string, duration?: number): ToastRequest => ({ kind: 'info', text, duration })
const after = (...requests: readonly ToastRequest[]) =>
  requests.reduce((queue, request, index) => addToast(queue, request, index), emptyQueue)

describe('the queue of toasts', () => {
  it('shows three at most, newest last, and keeps all of them in the log, newest first', () => {
    const queue = after(say('1'), say('2'), say('3'), say('4'))
    expect(queue.shown.map((toast) => toast.text)).toEqual(['2', '3', '4'])
    expect(queue.log.map((toast) => toast.text)).toEqual(['4', '3', '2', '1'])
    expect(new Set(queue.log.map((toast) => toast.id)).size).toBe(4)
  })

  it('keeps every duration between 2 and 7.7 seconds', () => {
    const queue = after(say('short', 10), say('long', 60_000), say('usual'))
    expect(queue.shown.map((toast) => toast.duration)).toEqual([2000, 7700, 5000])
    expect(after(say('exact', 2222)).shown[0]?.duration).toBe(2222)
  })

  it('starts the time of a repeated text afresh instead of showing it twice', () => {
    const queue = after(say('again'), say('other'), say('again'))
    expect(queue.shown.map((toast) => toast.text)).toEqual(['other', 'again'])
    expect(queue.log).toHaveLength(3)
    const [first, second] = ['of alice', 'of bruno'].map((next) => ({ ...say('again'), next }))
    expect(after(first!, second!).shown).toHaveLength(2)
  })

  it('replaces what was said about the same, and keeps the same words about two things', () => {
    const copied = { ...say('Copied'), about: 'clipboard' }
    const failed = { ...say('Not copied'), about: 'clipboard' }
    expect(after(copied, say('other'), failed).shown.map((toast) => toast.text)).toEqual([
      'other',
      'Not copied',
    ])
    expect(after(copied, failed).log).toHaveLength(2)
    const [first, second] = ['one', 'two'].map((about) => ({ ...say('Transaction failed'), about }))
    expect(after(first!, second!, first!).shown.map((toast) => toast.about)).toEqual(['two', 'one'])
  })

  it('dismisses one toast and leaves the log alone; the log can be cleared', () => {
    const queue = after(say('1'), say('2'))
    const left = dismissToast(queue, queue.shown[0]?.id ?? 0)
    expect(left.shown.map((toast) => toast.text)).toEqual(['2'])
    expect(left.log).toHaveLength(2)
    expect(clearLog(left).log).toEqual([])
    expect(clearLog(left).shown).toHaveLength(1)
  })

  it('bounds the log', () => {
    const many = Array.from({ length: 250 }, (_, index) => say(String(index)))
    expect(after(...many).log).toHaveLength(100)
  })
})
