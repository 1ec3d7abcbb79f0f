import { parseArgs } from 'node:util'

/** The options of the command line. */
export interface Options {
  readonly files: readonly string[]
  readonly json: boolean
  readonly libraryFolders: readonly string[]
  /** `info`: say too what is money. */
  readonly cashflow: boolean
  /** `fmt`: write the files instead of printing them. */
  readonly write: boolean
  /** `run`: JSON files, and the gas limit. */
  readonly init: string | undefined
  readonly message: string | undefined
  readonly state: string | undefined
  readonly blockchain: string | undefined
  readonly gas: number
}

/** Throws TypeError for options that there are not. */
export function readOptions(args: readonly string[]): Options {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      json: { type: 'boolean', default: false },
      lib: { type: 'string', multiple: true, default: [] },
      cashflow: { type: 'boolean', default: false },
      write: { type: 'boolean', default: false },
      init: { type: 'string' },
      message: { type: 'string' },
      state: { type: 'string' },
      blockchain: { type: 'string' },
      gas: { type: 'string', default: '100000' },
    },
  })
  const gas = Number(values.gas)
  if (!Number.isSafeInteger(gas) || gas <= 0)
    throw new TypeError(`--gas takes a whole number, not ${values.gas}`)
  return {
    files: positionals,
    json: values.json,
    libraryFolders: values.lib,
    cashflow: values.cashflow,
    write: values.write,
    init: values.init,
    message: values.message,
    state: values.state,
    blockchain: values.blockchain,
    gas,
  }
}
