import { domainId } from '@tyto/identity'
import type { Address, Hex } from '@tyto/primitives'
import type { StateChange, Simulation } from '@tyto/simulator'
import { describe, expect, it } from 'vitest'
import { changesControl, controlIn } from './seenControl'

const at = (digit: string): Address => `0x${digit.repeat(40)}`
const [registry, wallet, somebody, elsewhere] = [at('1'), at('2'), at('3'), at('4')]
const id: Hex = `0x${'d1'.repeat(32)}`
const zero = at('0')

function change(field: string, after: unknown, more: Partial<StateChange> = {}): StateChange {
  const value = (json: unknown) => (json === null ? null : { json })
  return { contract: wallet, field, keys: [], before: null, after: value(after), ...more } as StateChange
}
const seen = (changes: readonly StateChange[], createdContracts: Simulation['createdContracts'] = []) =>
  controlIn({ changes, createdContracts } as unknown as Simulation, registry)
const withField = (name: string) => ({ constructor: name, argtypes: [], arguments: [] })

describe('what a simulation changes of whom something obeys', () => {
  const told: readonly [string, StateChange, string, unknown][] = [
    ['dns', change('dns', wallet, { contract: registry, keys: [id] }), 'names', [[id, { ssi: wallet }]]],
    [
      'did_dns',
      change('did_dns', wallet, { contract: registry, keys: [id] }),
      'names',
      [[id, { did: wallet }]],
    ],
    ['controller', change('controller', somebody), 'controllers', [[wallet, somebody]]],
    ['pending_controller', change('pending_controller', somebody), 'successors', [[wallet, somebody]]],
    ['did_status', change('did_status', withField('0xab.Locked')), 'statuses', [[wallet, 'Locked']]],
    ['nft_domain', change('nft_domain', id), 'domains', [[wallet, id]]],
    ['pending_domain', change('pending_domain', id), 'offers', [[wallet, id]]],
    ['nft_username', change('nft_username', 'robin'), 'usernames', [[wallet, 'robin']]],
    ['pending_username', change('pending_username', 'robin'), 'askedUsernames', [[wallet, 'robin']]],
    ['is_paused', change('is_paused', withField('True')), 'pauses', [[wallet, true]]],
    [
      'did_domain_dns',
      change('did_domain_dns', elsewhere, { keys: ['shop'] }),
      'subdomains',
      [[wallet, new Map([['shop', elsewhere]])]],
    ],
    [
      'social_guardians',
      change('social_guardians', withField('True'), { keys: [id] }),
      'guardians',
      [[wallet, 1]],
    ],
  ]
  for (const [field, one, part, value] of told) {
    it(`is read from ${field}`, () => {
      const found = seen([one])
      expect([...(found[part as keyof typeof found] as ReadonlyMap<unknown, unknown>)]).toEqual(value)
      expect(changesControl(found)).toBe(true)
      // That field alone, and nothing beside it.
      const others = Object.entries(found).filter(([name]) => name !== part)
      expect(others.every(([, map]) => (Array.isArray(map) ? map.length === 0 : map.size === 0))).toBe(true)
    })
  }

  it('believes no other contract about names, and no entry that is taken back', () => {
    const lies = [
      change('dns', wallet, { keys: [id] }),
      change('did_dns', wallet, { keys: [id] }),
      change('pending_controller', zero),
      change('pending_domain', `0x${'00'.repeat(32)}`),
      change('pending_username', ''),
      change('controller', 'not an address'),
      change('did_status', withField('0xab.Unheard')),
      // Under keys it is another thing than the field of the same name.
      change('controller', somebody, { keys: ['a'] }),
    ]
    expect(changesControl(seen(lies))).toBe(false)
  })

  it('is nothing where a document is updated, and something where a lock opens', () => {
    const from = (name: string) => ({ before: { json: withField(`0xab.${name}`) } as StateChange['before'] })
    const updated = change('did_status', withField('0xab.Updated'), from('Created'))
    expect(changesControl(seen([updated]))).toBe(false)
    const opened = change('did_status', withField('0xab.Recovered'), from('Locked'))
    expect(seen([opened]).statuses).toEqual(new Map([[wallet, 'Recovered']]))
  })

  it('counts guardians that come and go', () => {
    const entry = (key: string, after: unknown, before: unknown) =>
      change('social_guardians', after, {
        keys: [key],
        before: before === null ? null : ({ json: before } as StateChange['before']),
      })
    const is = withField('True')
    const found = seen([
      entry('0xa', is, null),
      entry('0xb', is, null),
      entry('0xc', null, is),
      entry('0xd', is, is),
    ])
    expect([...found.guardians]).toEqual([[wallet, 1]])
  })

  it('names the domains of wallets that are made', () => {
    const made = [
      { address: wallet, init: [{ vname: 'init_nft', type: 'ByStr32', value: id }] },
      { address: elsewhere, init: [{ vname: 'init_username', type: 'String', value: 'robin' }] },
      { address: somebody, init: [{ vname: 'owner', type: 'ByStr20', value: somebody }] },
    ]
    const found = seen([], made as unknown as Simulation['createdContracts'])
    expect(found.made).toEqual([
      { address: wallet, domain: id },
      { address: elsewhere, domain: domainId('robin') },
    ])
    expect(changesControl(found)).toBe(true)
  })
})
