export type { ContractInterface } from './contractInterface'
export { SimulationError, type SimulationCode } from './SimulationError'
export { Simulator } from './simulate'
export type {
  AllowanceChange,
  Assumption,
  SimulatedBalanceChange,
  SimulatedException,
  SimulatedRefusal,
  SimulatedStep,
  SimulatedSuccess,
  SimulatedToken,
  SimulatedTransaction,
  SimulatedValue,
  Simulation,
  SimulationRequest,
  StateChange,
} from './simulation'
export { createWorkerChecker, type WorkerChecker } from './worker/createWorkerChecker'
export { createWorkerSimulator, type WorkerSimulator } from './worker/createWorkerSimulator'
export type { SimulatorWorker } from './worker/jobQueue'
export type { SimulationTarget } from './worker/messages'
export { serveSimulator, type WorkerScope } from './worker/serveSimulator'
export type { ExaminedText, FormattedText, ToldName, WrittenContract } from './writtenText'
