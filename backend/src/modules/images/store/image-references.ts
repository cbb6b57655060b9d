import { Injectable } from '@nestjs/common';

/** Whether a row of a module names this image file. */
export type NamesImage = (name: string) => Promise<boolean>;

/** Knows, without knowing the modules, which rows name image files: a module adds its own when it starts. */
@Injectable()
export class ImageReferences {
  private readonly references: NamesImage[] = [];

  add(names: NamesImage): void {
    this.references.push(names);
  }

  /** Whether any row of any module names this file. */
  async isNamed(name: string): Promise<boolean> {
    for (const names of this.references) if (await names(name)) return true;
    return false;
  }
}
