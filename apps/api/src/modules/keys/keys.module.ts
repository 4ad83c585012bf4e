import { Module, type OnModuleInit } from '@nestjs/common';
import { DocumentSigner } from './document-signer.service.ts';
import { KeyRegister } from './key-register.service.ts';
import { KeysController } from './keys.controller.ts';
import { SigningKeys } from './signing-keys.service.ts';

/** The keys by which the bank signs, and the book in which everybody finds their public halves. */
@Module({
  controllers: [KeysController],
  providers: [KeyRegister, SigningKeys, DocumentSigner],
  exports: [SigningKeys, KeyRegister, DocumentSigner],
})
export class KeysModule implements OnModuleInit {
  constructor(private readonly signing: SigningKeys, private readonly documents: DocumentSigner) {}

  /**
   * Makes the keys of this process the ones in use before anything is signed; a process with retired keys ends here.
   * One after the other: a failure would otherwise close the process' database beneath the other's transaction.
   */
  async onModuleInit(): Promise<void> {
    await this.signing.putInUse();
    await this.documents.putInUse();
  }
}
