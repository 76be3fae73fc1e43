// The part of the package's interface that the tests use; it brings no types of its own.
declare module '@adobe/structured-data-validator' {
  export interface Issue {
    readonly rootType: string;
    readonly issueMessage: string;
    readonly severity: 'ERROR' | 'WARNING';
  }
  /** Google's rules for rich results. */
  export default class Validator {
    /** @param data things by format and type */
    validate(data: { jsonld: Record<string, object[]> }): Promise<Issue[]>;
  }
}
