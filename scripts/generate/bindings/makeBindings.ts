import { describeContract } from './describeContract'
import { readNotes, type Problem } from './notes'
import { joinMeanings, readMeanings, readReasons, type ContractMeanings } from './readMeanings'
import type { ContractSource } from './readContracts'
import { readComments, readErrorCodes } from './readSource'
import { readUnits, usefulRules, withoutUnit, type UnitRules } from './readUnits'
import { bindingName, renderBinding } from './renderBinding'
import { renderBindingList, renderFileList, renderMeanings, renderUnitRules } from './renderContractLists'

export interface Bindings {
  /** Every file of the bindings' folder with its text. */
  readonly files: ReadonlyMap<string, string>
  /** What is wrong with the notes in the contracts, with file and line. */
  readonly problems: readonly Problem[]
}

/** The bindings of these contracts, and what their notes say. Throws where a contract does not check. */
export function makeBindings(contracts: readonly ContractSource[]): Bindings {
  const files = new Map([['contractFiles.ts', renderFileList(contracts)]])
  const problems: Problem[] = []
  const units = new Map<string, UnitRules>()
  const reasons = readReasons()
  const meanings = new Map<string, ContractMeanings>()
  for (const source of contracts) {
    const { folder, file, name, code } = source
    const contract = describeContract(code, file)
    const { description } = contract
    if (description.vname !== name) throw new Error(`${file}: ${description.vname} should be named ${name}`)
    const notes = readNotes(source.notes, problems)
    const rules = readUnits(contract, notes, problems)
    units.set(name, usefulRules(rules))
    if (folder === 'ours') {
      for (const place of withoutUnit(contract, rules)) {
        problems.push(`packages/contracts/scilla/${file} no note says the unit of ${name}: ${place}`)
      }
    }
    const own = readMeanings(source, notes, reasons, problems)
    if (own !== null) meanings.set(name, own)
    const errors = readErrorCodes(code)
    const text = renderBinding({ file, description, errors, comments: readComments(code) })
    files.set(`${folder}/${bindingName(name)}.ts`, text)
  }
  const ours = contracts.filter(({ folder }) => folder === 'ours').map(({ name }) => name)
  files.set('ours/bindingsByName.ts', renderBindingList(ours))
  files.set('unitRules.ts', renderUnitRules(units))
  files.set('exceptionMeanings.ts', renderMeanings(joinMeanings(meanings, problems), [...meanings.values()]))
  // A note in a part is read once for each contract that includes it.
  return { files, problems: [...new Set(problems)] }
}
