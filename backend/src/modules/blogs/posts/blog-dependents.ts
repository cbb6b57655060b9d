import { Injectable } from '@nestjs/common';

/** Deletes the rows of a module that belong to a pick; runs in the transaction that deletes the pick. */
export type RemovesDependents = (blogId: number) => Promise<void>;

/** Knows, without knowing the modules, what is deleted together with a pick: a module adds its own when it starts. */
@Injectable()
export class BlogDependents {
  private readonly dependents: RemovesDependents[] = [];

  add(removes: RemovesDependents): void {
    this.dependents.push(removes);
  }

  async remove(blogId: number): Promise<void> {
    for (const removes of this.dependents) await removes(blogId);
  }
}
