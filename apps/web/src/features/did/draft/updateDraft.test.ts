import type { ServiceEntry } from '@tyto/identity'
import { describe, expect, it } from 'vitest'
import { editedNew, newService, readService, serviceInputOf } from './serviceInput'
import { readDraft } from './storedDraft'
import {
  addServices,
  deleteService,
  editService,
  emptyDraft,
  isChanged,
  isEmptyDraft,
  moveService,
  replaceService,
  saveOrder,
  saveService,
  saveServices,
  serviceRows,
  servicesAfter,
  togglePurpose,
  undoOrder,
  undoService,
  unsavedRows,
  type UpdateDraft,
} from './updateDraft'

const link = (id: string, address = `${id}.example`): ServiceEntry => ({
  endpoint: 'Web2',
  id,
  protocol: 'Https',
  label: id,
  link: address,
  color1: '000',
  color2: '000',
  description: '',
})
const wallet: ServiceEntry = {
  endpoint: 'Web3',
  id: '2',
  blockchain: 'Zilliqa',
  address: '0x1111111111111111111111111111111111111111',
}
const entries = [link('a'), link('b'), link('c'), wallet]
const rows = (draft: UpdateDraft) => serviceRows(entries, draft)
const keys = (draft: UpdateDraft) => rows(draft).map(({ key }) => key)
const after = (draft: UpdateDraft) => {
  const found = servicesAfter(rows(draft), draft)
  return 'services' in found ? found.services : found.faults
}

describe('[DU-10] the draft of an update', () => {
  it('is nothing but what differs from the document', () => {
    expect(isEmptyDraft(emptyDraft)).toBe(true)
    expect(after(emptyDraft)).toEqual(entries)
    const toggled = togglePurpose(emptyDraft, 'auth')
    expect(toggled.purposes).toEqual(['auth'])
    expect(togglePurpose(toggled, 'auth')).toEqual(emptyDraft)
    for (const change of [replaceService(emptyDraft, link('a')), deleteService(emptyDraft, 'on:a')]) {
      expect(undoService(change, 'on:a')).toEqual(emptyDraft)
    }
  })

  it('is saved service by service, and any change takes SAVED back', () => {
    const open = replaceService(emptyDraft, link('b'))
    expect(unsavedRows(rows(open))).toEqual([])
    expect(rows(open).filter(isChanged)).toEqual([])
    expect(after(open)).toEqual(entries)
    const input = { ...serviceInputOf(link('b')), target: ' https://www.other.example ' }
    const saved = saveService(editService(open, 'on:b', input), entries, 'on:b')
    expect(saved.edits['on:b']).toMatchObject({ status: 'saved', input: { target: 'other.example' } })
    expect(after(saved)).toEqual(
      [link('a'), link('b', 'other.example'), link('c'), wallet].map((e) => ({
        ...e,
        ...(e.id === 'b' ? { label: 'b' } : {}),
      })),
    )
    expect(rows(saved).filter(isChanged)).toMatchObject([{ key: 'on:b' }])
    const edited = editService(saved, 'on:b', input)
    expect(edited.edits['on:b']).toMatchObject({ status: 'editing' })
    expect(unsavedRows(rows(edited)).map(({ key }) => key)).toEqual(['on:b'])
    const bad = saveService(editService(saved, 'on:b', { ...input, target: '' }), entries, 'on:b')
    expect(bad.edits['on:b']).toMatchObject({ status: 'editing', fault: 'InputIsIncomplete' })
  })

  it('saves all that is right at once, with an id for each, and says what is not', () => {
    const typed = [{ ...newService('link', []), target: 'x.example' }, newService('common', [], 'GitHub')]
    const saved = saveServices(addServices(deleteService(emptyDraft, 'on:a'), typed), entries)
    expect(saved.edits['new:1']).toMatchObject({ status: 'saved', input: { id: 'x-example' } })
    expect(saved.edits['new:2']).toMatchObject({ status: 'editing', fault: 'InputIsIncomplete' })
    const unwritable = { ...newService('link', []), label: '链接', target: '例.example' }
    const again = saveServices(
      addServices(emptyDraft, [unwritable, { ...unwritable, target: '猫' }]),
      entries,
    )
    expect(after(again)).toMatchObject([...entries.slice(0, 3), { id: 'example' }, { id: 'link' }, wallet])
  })

  it('takes no id twice; a deleted service gives its id free, until it is undone', () => {
    const added = addServices(emptyDraft, [{ ...newService('link', []), id: 'a', target: 'x.example' }])
    expect(saveService(added, entries, 'new:1').edits['new:1']).toMatchObject({ fault: 'ServiceIsRepeated' })
    const freed = saveService(deleteService(added, 'on:a'), entries, 'new:1')
    expect(freed.edits['new:1']).toMatchObject({ status: 'saved' })
    expect(after(undoService(freed, 'on:a'))).toEqual([{ key: 'new:1', fault: 'ServiceIsRepeated' }])
    expect(deleteService(freed, 'new:1').added).toEqual([])
  })

  it('moves links, gives them numbers that no address has, and knows when all is as it was', () => {
    const moved = moveService(emptyDraft, entries, 'on:c', 0)
    expect(keys(moved)).toEqual(['on:c', 'on:a', 'on:b', 'on:2'])
    expect(moved.isOrderSaved).toBe(false)
    expect(after(saveOrder(moved))).toMatchObject([
      { id: '1', label: 'c' },
      { id: '2', endpoint: 'Web3' },
      { id: '3', label: 'a' },
      { id: '4', label: 'b' },
    ])
    expect(moveService(saveOrder(moved), entries, 'on:a', 9).isOrderSaved).toBe(false)
    expect(moveService(moved, entries, 'on:c', 2)).toEqual(emptyDraft)
    expect(undoOrder(moved)).toEqual(emptyDraft)
    expect(moveService(emptyDraft, entries, 'on:2', 0)).toBe(emptyDraft)
  })

  it('comes back out of storage as it was, and junk does not', () => {
    const common = { ...newService('common', [], 'TikTok'), target: '@owl' }
    const draft = saveOrder(
      moveService(deleteService(addServices(emptyDraft, [common]), 'on:b'), entries, 'new:1', 0),
    )
    const saved = saveService(togglePurpose(draft, 'auth'), entries, 'new:1')
    expect(readDraft(JSON.stringify(saved))).toEqual(saved)
    const junk = ['', 'null', '[]', '{}', '{"purposes":[1]}', JSON.stringify({ ...saved, edits: { x: 1 } })]
    const strange = { ...saved.edits['new:1'], input: { ...common, kind: 'script' } }
    for (const text of [...junk, JSON.stringify({ ...saved, edits: { 'new:1': strange } })]) {
      expect(readDraft(text), text).toBeNull()
    }
  })
})

describe('[DU-09] the inputs of a service', () => {
  it('propose an id that follows the label until somebody types another', () => {
    const first = newService('common', ['twitter'], 'Twitter')
    expect(first.id).toBe('twitter-2')
    expect(editedNew(first, { label: 'Discord Invite' }, ['twitter']).id).toBe('discord-invite')
    expect(editedNew({ ...first, id: 'mine' }, { label: 'GitHub' }, []).id).toBe('mine')
    expect(editedNew(first, { id: 'typed' }, []).id).toBe('typed')
    const bare = editedNew(newService('link', []), { target: 'https://www.Owl.example/x' }, [])
    expect(bare.id).toBe('owl-example-x')
    const address = newService('address', ['zilliqa'])
    expect(address.id).toBe('zilliqa-2')
    expect(editedNew(address, { label: 'Cold wallet' }, ['zilliqa', 'zilliqa-2']).id).toBe('cold-wallet')
    expect(editedNew(address, { chain: 'Other' }, ['zilliqa', 'zilliqa-2']).id).toBe('address')
    expect(newService('link', ['1', '7'], 'Blog').id).toBe('8')
    expect(editedNew(newService('link', []), { label: 'B' }, ['1', '7']).id).toBe('8')
    expect(newService('link', ['1', 'x']).id).toBe('')
  })

  it('are read by the rules of identity', () => {
    const common = newService('common', [], 'LinkedIn')
    expect(readService({ ...common, target: '@owl', linkedIn: 'company' })).toMatchObject({
      ok: true,
      value: { id: 'linkedin', label: 'LinkedIn', link: 'linkedin.com/company/owl' },
    })
    expect(readService({ ...common, label: 'WhatsApp', target: 'owl' })).toMatchObject({
      code: 'HandleIsNotANumber',
    })
    expect(readService({ ...common, id: ' ', target: '' })).toMatchObject({ code: 'InputIsIncomplete' })
    for (const entry of [wallet, link('x'), { ...link('g'), protocol: 'Git' } as const]) {
      expect(readService(serviceInputOf(entry))).toEqual({ ok: true, value: entry })
    }
  })
})
