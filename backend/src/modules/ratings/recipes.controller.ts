import { Body, Controller, Delete, Get, Param, Post, Put, Query } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { CurrentUser, Roles } from '../../common/access/access';
import type { Identity } from '../../common/access/role';
import { ApiErrors } from '../../common/errors/api-errors';
import { IdPipe } from '../../common/http/id.pipe';
import { MessageAnswer } from '../../common/http/message-answer';
import { TableList, TableListQuery } from '../../common/http/table-list';
import type { TablePage } from '../../common/http/table-page';
import { RecipeFormDto, RecipeRow } from './dto/recipes.dto';
import { RecipesService } from './recipes.service';

@ApiTags('ratings')
@Roles('admin')
@Controller('rating-recipes')
export class RecipesController {
  constructor(private readonly recipes: RecipesService) {}

  @Get()
  @TableList(RecipeRow)
  listRecipes(@Query() query: TableListQuery): Promise<TablePage<RecipeRow>> {
    return this.recipes.list(query);
  }

  @Post()
  @ApiCreatedResponse({ type: RecipeRow })
  @ApiErrors('CONFLICT')
  addRecipe(@Body() form: RecipeFormDto, @CurrentUser() who: Identity): Promise<RecipeRow> {
    return this.recipes.add(form, who);
  }

  @Put(':id')
  @ApiOkResponse({ type: RecipeRow })
  @ApiErrors('CONFLICT')
  changeRecipe(
    @Param('id', IdPipe) id: number,
    @Body() form: RecipeFormDto,
    @CurrentUser() who: Identity,
  ): Promise<RecipeRow> {
    return this.recipes.change(id, form, who);
  }

  @Delete(':id')
  @ApiOkResponse({ type: MessageAnswer })
  removeRecipe(@Param('id', IdPipe) id: number, @CurrentUser() who: Identity): Promise<MessageAnswer> {
    return this.recipes.remove(id, who);
  }
}
