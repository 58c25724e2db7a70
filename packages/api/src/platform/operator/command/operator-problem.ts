/** An error that the person at the terminal can resolve, in one line. */
export class OperatorProblem extends Error {
  override name = 'OperatorProblem'
}
